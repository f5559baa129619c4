import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Finds the draft of a text in one language or, without a draft, its newest version. */
export async function findPreviewed(id: string, locale: Locale) {
  const row = await db.text.findUnique({
    where: { id },
    select: {
      kind: true,
      key: true,
      drafts: { where: { locale }, select: { head: true, body: true } },
      versions: {
        where: { locale, withdrawnAt: null },
        orderBy: { number: "desc" },
        take: 1,
        select: { head: true, body: true, publishedOn: true },
      },
    },
  });
  if (!row) return undefined;
  const [draft] = row.drafts;
  const [version] = row.versions;
  const text = draft ?? version;
  return { kind: row.kind, key: row.key, head: text?.head ?? {}, body: text?.body ?? "", version };
}
