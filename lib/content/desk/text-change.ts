import { profile } from "@/lib/firm/profile";
import { defaultLocale } from "@/lib/platform/i18n/locales";

import { blockHashes } from "../block-hashes";
import type { TextKind } from "../kinds";
import { checkDraft } from "../rules/check-draft";
import type { CheckContext } from "../rules/check-draft";
import type { TextFault } from "../rules/faults";
import type { DeskEntry, DeskLanguage } from "./desk-text";

/** A draft that is not published, and why it cannot be. `needsFrench`: an English text is published with its French. */
export type TextChange = {
  readonly entry: DeskEntry;
  readonly language: DeskLanguage;
  readonly faults: readonly TextFault[];
  readonly needsFrench: boolean;
};

/** A topic with its questions in their order. */
export type DeskTopic = DeskEntry & { readonly questions: readonly DeskEntry[] };

/** Lists the drafts of a text. */
export function changesOf(entry: DeskEntry, context: CheckContext): readonly TextChange[] {
  return entry.languages
    .filter(({ draftVersion }) => draftVersion > 0)
    .map((language) => {
      const { locale, head, body } = language;
      const check = checkDraft({ kind: entry.kind as TextKind, locale, head, body }, context);
      return {
        entry,
        language,
        faults: check.ok ? [] : check.faults,
        needsFrench: locale === defaultLocale && !hasFrench(entry, blockHashes(body)),
      };
    });
}

/** Whether an English text can be published without waiting for its French: only a Canadian firm must have both. */
function hasFrench({ languages }: DeskEntry, blocks: readonly string[]): boolean {
  if (profile().id !== "ca") return true;
  const french = languages.find(({ locale }) => locale === "fr-CA");
  if (!french || french.draftVersion > 0) return french !== undefined;
  return (french.published ?? french.scheduled) !== undefined && blocks.every((hash) => french.followed.includes(hash));
}
