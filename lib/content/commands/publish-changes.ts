import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { publishDrafts } from "./publish";

/** A draft, and the version of it that the staff member saw. */
export type SeenDraft = { readonly id: string; readonly locale: Locale; readonly version: number };

/** The number of drafts that were published, and of those that were not. */
export type Publications = { readonly published: number; readonly refused: number };

/**
 * Publishes drafts of topics and questions, each text by itself: a text that is refused keeps its drafts and stops no
 * other one. A translation follows the English text if it was saved after it, because the author of a translation sees
 * the English text beside it.
 */
export async function publishChanges(
  by: Staff,
  seen: readonly SeenDraft[],
  now: Instant,
): Promise<Result<Publications>> {
  const texts = await listChanged(seen);
  let published = 0;
  for (const { id, drafts, versions } of texts) {
    const english = drafts.find(({ locale }) => locale === defaultLocale)?.savedAt ?? versions[0]?.createdAt;
    const chosen = seen
      .filter((draft) => draft.id === id)
      .map(({ locale, version }) => {
        const savedAt = drafts.find((draft) => draft.locale === locale)?.savedAt;
        return { locale, version, isCurrent: savedAt !== undefined && (english === undefined || savedAt >= english) };
      });
    const result = await publishDrafts(by, { id, drafts: chosen, at: undefined }, now);
    if (result.ok) published += chosen.length;
  }
  return ok({ published, refused: seen.length - published });
}

/** The texts of the drafts, topics first: a question is shown only below a public topic. */
async function listChanged(seen: readonly SeenDraft[]) {
  return await db.text.findMany({
    where: { id: { in: seen.map(({ id }) => id) }, kind: { in: ["topic", "question"] } },
    orderBy: [{ kind: "desc" }, { position: "asc" }],
    select: {
      id: true,
      drafts: { select: { locale: true, savedAt: true } },
      versions: {
        where: { locale: defaultLocale, withdrawnAt: null },
        orderBy: { number: "desc" },
        take: 1,
        select: { createdAt: true },
      },
    },
  });
}
