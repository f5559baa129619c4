import type { AdConversions, ConversionAction } from "@/lib/firm/ad-conversions";

/** Why a conversion stays here. The function `conversions_at` of the database decides it. */
export const holdReasons = [
  "not-true",
  "future",
  "before-click",
  "too-old",
  "form",
  "no-consent",
  "no-click",
  "counted",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The ids by which Google recognises a click. */
export const clickKinds = ["gclid", "gbraid", "wbraid"] as const;
export type ClickKind = (typeof clickKinds)[number];

/** All that Google learns of a conversion, besides the terms of the firm. */
export type ExportedConversion = {
  /** An id that says nothing about the lead. */
  readonly id: string;
  readonly action: ConversionAction;
  readonly happenedAt: Date;
  readonly clickKind: ClickKind;
  readonly clickId: string;
};

/** The names and the fixed values of the conversions. */
export type Terms = AdConversions;

/** Writes an amount in minor units as Google reads it, for example "20.00". */
export function valueText(minor: number): string {
  return (minor / 100).toFixed(2);
}
