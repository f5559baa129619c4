import type { Locale } from "@/lib/platform/i18n/locales";

import type { Difference } from "../difference/compared";
import type { TextFault } from "../rules/faults";
import type { CounselState, Reading } from "./reading";
import type { LegalText, LegalVersion } from "./versions";

/** A draft of a legal text in one language. */
export type LegalDraft = {
  readonly locale: Locale;
  readonly version: number;
  readonly savedAt: Date;
  /** Undefined if the draft is a newer text of the product. */
  readonly savedBy: string | undefined;
  readonly head: unknown;
  readonly body: string;
};

/** A legal text in the list. */
export type ListedLegalText = LegalText & {
  readonly inForce: LegalVersion | undefined;
  /** What counsel has read of the version in force. */
  readonly counsel: CounselState | undefined;
  readonly scheduled: LegalVersion | undefined;
  readonly drafts: readonly LegalDraft[];
};

/** One language of a legal text that is edited. */
export type LegalLanguage = {
  readonly locale: Locale;
  /** The version of the draft. 0: there is none. */
  readonly draft: number;
  /** The number of the draft's passages that counsel must check. */
  readonly passages: number;
  /** Whether the draft, or the scheduled version, differs from the version in force. */
  readonly isChanged: boolean;
  /** This difference. Undefined if there is neither, or in a language that the page does not show. */
  readonly difference: Difference | undefined;
  /** The rules that the draft does not keep. */
  readonly faults: readonly TextFault[];
};

/** A legal text on its own page. */
export type LegalPage = LegalText & {
  readonly inForce: LegalVersion;
  readonly scheduled: LegalVersion | undefined;
  readonly languages: readonly LegalLanguage[];
  /** The number that the next version will have. */
  readonly nextNumber: number;
  readonly readings: readonly Reading[];
  readonly mayChange: boolean;
  /** Whether the reader may say what counsel has read. */
  readonly mayMark: boolean;
};
