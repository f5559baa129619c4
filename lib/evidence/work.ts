import type { Identifier } from "@/lib/transfers/kinds";

import type { Payment } from "./payments";

/** A file of the visitor. Only these facts about it are in the page. */
export type FileFact = { readonly name: string; readonly size: number; readonly hash: string };

/** A person, a firm or a site that the visitor adds. */
export type AddedPerson = { readonly name: string; readonly contact: string };

/** A day (YYYY-MM-DD) that the visitor adds. `isRough`: the visitor is not sure of the day. */
export type AddedDay = { readonly day: string; readonly isRough: boolean; readonly text: string };

/** Facts for letters that no text of a bank contains. Each may be empty. */
export const detailNames = ["name", "phone", "own", "police", "firm", "number"] as const;
export type Details = Readonly<Record<(typeof detailNames)[number], string>>;

/** All that a visitor has prepared. It is kept in the page's memory and in the file that the visitor saves. */
export type Work = {
  readonly payments: readonly Payment[];
  readonly identifiers: readonly Identifier[];
  readonly people: readonly AddedPerson[];
  readonly days: readonly AddedDay[];
  readonly files: readonly FileFact[];
  readonly details: Details;
};

/** Whether the work has anything that a visitor could lose. */
export const hasContent = ({ payments, identifiers, people, days, files, details }: Work): boolean =>
  [payments, identifiers, people, days, files].some(({ length }) => length > 0) ||
  Object.values(details).some((each) => each !== "");

export const emptyWork: Work = {
  payments: [],
  identifiers: [],
  people: [],
  days: [],
  files: [],
  details: { name: "", phone: "", own: "", police: "", firm: "", number: "" },
};
