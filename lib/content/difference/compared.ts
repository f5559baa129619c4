import type { Passage } from "./words";

/** What is compared of a version or a draft. */
export type Compared = { readonly head: unknown; readonly body: string };

/** The entries of the heads that are compared. */
export const comparedFields = ["title", "description", "lead", "review", "until", "sources"] as const;
export type ComparedField = (typeof comparedFields)[number];

/** A block of the Markdown of two versions: in both, in one, or in both with other words. */
export type BlockDifference =
  | { readonly kind: "same" | "removed" | "inserted"; readonly text: string }
  | { readonly kind: "changed"; readonly passages: readonly Passage[] };

/** What differs between two versions of a text. */
export type Difference = {
  /** The entries of the head that differ. */
  readonly fields: readonly { readonly field: ComparedField; readonly passages: readonly Passage[] }[];
  readonly blocks: readonly BlockDifference[];
};

/** Whether two versions are the same. */
export function isSame({ fields, blocks }: Difference): boolean {
  return fields.length === 0 && blocks.every(({ kind }) => kind === "same");
}
