import { z } from "zod";

/** The query of a page's address, as Next passes it to the page. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The schema of a query that another function reads. */
export const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());

/** The text that a person typed into a search field. */
export const searchText = z
  .string()
  .transform((typed) => typed.trim().slice(0, 200))
  .default("");

/**
 * Parses the query of a page's address. A parameter that the schema refuses is left out, so that a wrong address shows
 * the default view. So is one with a NUL character, which no text in the database can have.
 */
export function readQuery<Schema extends z.ZodType>(schema: Schema, given: Search): z.output<Schema> {
  const search = Object.fromEntries(Object.entries(given).filter(([, value]) => ![value].flat().some(hasNul)));
  const parsed = schema.safeParse(search);
  if (parsed.success) return parsed.data;
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const accepted = Object.entries(search).filter(([name]) => !refused.has(name));
  const again = schema.safeParse(Object.fromEntries(accepted));
  return again.success ? again.data : schema.parse({});
}

const hasNul = (text: string | undefined) => text?.includes("\0") ?? false;
