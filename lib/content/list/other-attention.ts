import type { Day } from "@/lib/platform/time/day";

import type { TextKind } from "../kinds";

/** The number of translations that are older than the English text, and of those that are missing. */
export type Behind = { readonly older: number; readonly missing: number };

/** A dead source of a public text. */
export type DeadSource = {
  readonly kind: TextKind;
  readonly key: string;
  /** The title of the text. */
  readonly title: string;
  readonly source: string;
  /** The number of a source of an article. Undefined for a link in the text. */
  readonly number: number | undefined;
  /** The days of the first and the latest failure. */
  readonly since: Day;
  readonly on: Day;
};

/** What staff should settle about texts that are no articles, and about the sources of all texts. */
export type OtherAttention = {
  readonly questions: Behind;
  readonly legal: Behind & {
    /** The legal texts whose review is due or will soon be, and the first day. */
    readonly reviews: number;
    readonly firstReview: Day | undefined;
  };
  /** Public notices without a text in some language, and those that end soon with their last day. */
  readonly notices: {
    readonly missing: number;
    readonly ending: readonly { readonly key: string; readonly title: string; readonly lastDay: Day }[];
  };
  readonly dead: readonly DeadSource[];
};
