import type { Identifier } from "@/lib/transfers/kinds";

import type { Payment } from "./payments";

/** A file of the visitor. Only these facts about it are in the page. */
export type FileFact = { readonly name: string; readonly size: number; readonly hash: string };

/** Facts for letters that no text of a bank contains. Each may be empty. */
export const detailNames = ["name", "phone", "own", "police", "firm", "number"] as const;
export type Details = Readonly<Record<(typeof detailNames)[number], string>>;

/** All that a visitor has prepared. It is kept in the page's memory and in the file that the visitor saves. */
export type Work = {
  readonly payments: readonly Payment[];
  readonly identifiers: readonly Identifier[];
  readonly files: readonly FileFact[];
  readonly details: Details;
};

export const emptyWork: Work = {
  payments: [],
  identifiers: [],
  files: [],
  details: { name: "", phone: "", own: "", police: "", firm: "", number: "" },
};
