import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, resolveWall } from "@/lib/platform/time/zone";

import { findPublicVersion } from "../queries/legal";
import { discardDraft, saveDraft } from "./drafts";
import { publishDrafts } from "./publish";

type Publication = {
  readonly id: string;
  /** The languages with the versions of their drafts. 0: the language has none, and keeps its public text. */
  readonly drafts: readonly { readonly locale: Locale; readonly version: number }[];
  /** The first day of the new version, in the office's time. Undefined or today: now. */
  readonly day?: Day | undefined;
};

/**
 * Publishes the next version of a legal text in all its languages. A language without a draft gets its public text
 * again, so that the languages keep one number. The errors are those of `publishDrafts`.
 */
export async function publishLegal(by: Staff, { id, drafts, day }: Publication, now: Instant) {
  const { zone } = firm();
  const today = dayOf(now, zone);
  const added: Locale[] = [];
  for (const { locale } of drafts.filter(({ version }) => version === 0)) {
    const text = await findPublicVersion(id, locale, now);
    if (!text) continue;
    const saved = await saveDraft(by, { id, locale, version: 0, ...text }, now);
    if (!saved.ok) return saved;
    added.push(locale);
  }
  const at = day === undefined || day === today ? undefined : resolveWall(day, 0, zone);
  const ready = drafts
    .filter(({ locale, version }) => version > 0 || added.includes(locale))
    .map(({ locale, version }) => ({ locale, version: Math.max(version, 1), isCurrent: true }));
  const published = await publishDrafts(by, { id, drafts: ready, at }, now);
  if (!published.ok) for (const locale of added) await discardDraft(by, { id, locale, version: 1 });
  return published;
}
