import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

export type ExpiringClaim = { readonly id: string; readonly text: string; readonly expiresOn: Day };

/** Lists those of the claims that are verified and expire on `until` at the latest, first the nearest expiry. */
export async function listExpiring(
  ids: readonly string[],
  { locale, until }: { readonly locale: Locale; readonly until: Day },
): Promise<readonly ExpiringClaim[]> {
  const confirmed = await db.confirmation.findMany({
    where: { kind: "claim", state: "confirmed", subjectId: { in: [...ids] }, expiresOn: { lte: dateFromDay(until) } },
    orderBy: [{ expiresOn: "asc" }, { subjectId: "asc" }],
    select: { subjectId: true, expiresOn: true },
  });
  const texts = await db.claimText.findMany({
    where: { claimId: { in: confirmed.map(({ subjectId }) => subjectId) }, locale: { in: [locale, "en"] } },
    select: { claimId: true, locale: true, text: true },
  });
  return confirmed.flatMap(({ subjectId: id, expiresOn }) => {
    const own = texts.filter(({ claimId, text }) => claimId === id && text !== "");
    const text = (own.find((each) => each.locale === locale) ?? own[0])?.text ?? "";
    return expiresOn ? [{ id, text, expiresOn: dayFromDate(expiresOn) }] : [];
  });
}
