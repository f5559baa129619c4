import type { ChainState } from "@/lib/platform/audit/checks";

import type { EntryView } from "./entry-view";

/** The open entry, with what else is known about its record. */
export type OpenedEntry = {
  readonly view: EntryView;
  /** The number of entries about the same record. */
  readonly count: number;
  /** The next entries about the same record. */
  readonly followed: readonly EntryView[];
  /** The chain hash of the entry's seal and of the seal before it, in hexadecimal digits. */
  readonly seal: string | undefined;
  readonly before: string | undefined;
};

/** What the page needs for the export of the listed entries. */
export type Listed = {
  readonly count: number;
  readonly isCountCut: boolean;
  /** The newest entry of the log when the page was rendered. */
  readonly newest: string;
  /** Whether the reader entered their password or a code recently. Otherwise the export is refused. */
  readonly isExportReady: boolean;
};

/** The comparison of a pasted anchor with the log. */
export type Comparison =
  { readonly result: "same" | "differs" | "missing"; readonly seq: number } | { readonly result: "unreadable" };

export type ShownAnchor = { readonly seq: number; readonly at: number; readonly isSent: boolean };

/** Whether the log is complete, as far as the last check knows. */
export type ShownChain = ChainState & {
  /** The number of entries that are newer than the last check. */
  readonly newer: number | undefined;
  /** Whether the application can only add to the log. Otherwise only triggers refuse changes. */
  readonly isOwnRole: boolean;
  /** The time of the oldest entry. */
  readonly since: Date | null;
};
