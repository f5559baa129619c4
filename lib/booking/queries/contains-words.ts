import { Prisma } from "@/lib/platform/db/client";

/**
 * The condition that the SQL expression `searched` contains every word of the text. If the text has no words, for
 * example because it is only a comma, no row matches.
 */
export function containsWords(searched: Prisma.Sql, text: string): Prisma.Sql {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.length === 0) return Prisma.sql`false`;
  const escaped = words.map((word) => word.replace(/[\\%_]/g, "\\$&"));
  return Prisma.join(
    escaped.map((word) => Prisma.sql`${searched} like '%' || search_text(${word}) || '%'`),
    " and ",
  );
}
