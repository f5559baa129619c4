import type { Difference } from "../difference/compared";
import type { TextKind } from "../kinds";
import type { Instant } from "@/lib/platform/time/instant";

import type { VersionState } from "./version-state";

/** A version by its number, or the draft. */
export type Choice = number | "draft";
export type ComparedPair = { readonly from: Choice; readonly to: Choice };

export type HistoryVersion = {
  readonly number: number;
  readonly state: VersionState;
  readonly publishAt: Instant;
  readonly createdAt: Instant;
  readonly withdrawnAt: Instant | undefined;
  /** Who published it. Undefined if it came with the product. */
  readonly by: string | undefined;
  /** The number of the version before this one. */
  readonly before: number | undefined;
  readonly mayWithdraw: boolean;
  /** The number of the version that is public after this one was taken down. */
  readonly next: number | undefined;
};

/** The history of a text in one language. */
export type History = {
  readonly text: {
    readonly id: string;
    readonly kind: TextKind;
    readonly key: string;
    readonly version: number;
    /** The number of questions of a topic. */
    readonly questions: number;
  };
  readonly title: string;
  readonly versions: readonly HistoryVersion[];
  readonly draft: { readonly version: number; readonly savedAt: Instant; readonly by: string | undefined } | undefined;
  readonly comparison: (ComparedPair & { readonly difference: Difference }) | undefined;
  readonly choices: readonly Choice[];
  /** When the text was deleted, and until when it can be restored. */
  readonly deletion: { readonly at: Instant; readonly until: Instant } | undefined;
  readonly mayChange: boolean;
};
