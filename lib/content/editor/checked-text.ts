import type { Locale } from "@/lib/platform/i18n/locales";

/** A rule that a text breaks. */
export type ShownFault = {
  readonly sentence: string;
  /** The line of the body, counted from 1. 0: the title, the description or the lead. */
  readonly line?: number;
  /** The words of the line that break the rule. Undefined: the whole line. */
  readonly words?: string;
  /** The entry of the head, such as "title" or "sources.2.url". */
  readonly field?: string;
  /** The language in which the text must be written first. */
  readonly language?: Locale;
};

/** What the editor says about a text while it is written. */
export type CheckedText = {
  readonly faults: readonly ShownFault[];
  readonly words: number;
  readonly minutes: number;
};
