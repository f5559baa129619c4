import type { ConversionAction } from "@/lib/firm/ad-conversions";

import type { HoldReason, Terms } from "./conversion";
import type { CsvFile } from "./csv";
import type { ConversionView } from "./view";

/** A conversion in a list. */
export type ListedConversion = {
  readonly reference: string;
  /** What the reference belongs to. */
  readonly source: "lead" | "booking";
  readonly action: ConversionAction;
  readonly happenedAt: Date;
  /** Null for a conversion that may leave. */
  readonly heldBecause: HoldReason | null;
  /** The export that contains the conversion. */
  readonly exportId: string | null;
  /** The code with which Google refused this conversion. */
  readonly refusedAs: string | null;
};

export type ConversionCount = {
  readonly action: ConversionAction;
  readonly view: ConversionView;
  /** Null unless the conversions are held back. */
  readonly reason: HoldReason | null;
  readonly count: number;
};

/** An export with the number of its conversions, and the files in which it has rows now. */
export type ListedExport = {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly madeAt: Date;
  /** Null for the worker. */
  readonly by: string | null;
  readonly rows: number;
  readonly answer: unknown;
  readonly files: readonly CsvFile[];
};

/** The numbers of conversions, the latest exports, and what the firm reports. */
export type ConversionSummary = {
  readonly counts: readonly ConversionCount[];
  readonly exports: readonly ListedExport[];
  readonly terms: Terms | null;
  readonly hasDataManager: boolean;
  /** Whether the staff member may set the terms. */
  readonly maySet: boolean;
};
