import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import type { EditedDraft, EditedVersion } from "../queries/edited";

/** A text in one language, as the tabs of the editor show it. */
export type EditedLanguage = {
  readonly locale: Locale;
  /** The version of the draft. 0: there is none. */
  readonly draft: number;
  /** The number of the public version. Undefined: there is none. */
  readonly published: number | undefined;
  readonly scheduled: { readonly number: number; readonly at: Instant } | undefined;
  /** The number of blocks of the English text that this translation does not follow. */
  readonly newerBlocks: number;
};

type Stored = { readonly drafts: readonly EditedDraft[]; readonly versions: readonly EditedVersion[] };

/** The state of a text in one language. `english` are the blocks of the English text that is edited. */
export function editedLanguage(
  locale: Locale,
  { drafts, versions }: Stored,
  { english, now }: { readonly english: readonly string[]; readonly now: Instant },
): EditedLanguage {
  const own = versions.filter((version) => version.locale === locale && version.withdrawnAt === null);
  const published = own.find(({ publishAt }) => publishAt.getTime() <= now);
  const scheduled = own.find(({ publishAt }) => publishAt.getTime() > now);
  const draft = drafts.find((each) => each.locale === locale);
  const followed = draft?.originalBlocks ?? (scheduled ?? published)?.originalBlocks;
  return {
    locale,
    draft: draft?.version ?? 0,
    published: published?.number,
    scheduled: scheduled && { number: scheduled.number, at: scheduled.publishAt.getTime() },
    newerBlocks:
      locale === defaultLocale || followed === undefined
        ? 0
        : english.filter((hash) => !followed.includes(hash)).length,
  };
}
