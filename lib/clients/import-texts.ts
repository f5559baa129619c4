import { bookingColumns } from "@/lib/booking/desk/import-rows";
import { safeContactCodes } from "@/lib/inquiry/safe-contact/names";
import { maxImportedRows } from "@/lib/platform/parse/csv-import";
import type { ImportProblem } from "@/lib/platform/parse/csv-import";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fieldMessage, translatorFor } from "@/lib/platform/i18n/translator";

import { clientColumns } from "./import-rows";

/** The kinds of records that an import file can contain. */
export const importKinds = ["clients", "bookings"] as const;
export type ImportKind = (typeof importKinds)[number];

export const columnsOfKind = { clients: clientColumns, bookings: bookingColumns } as const satisfies Record<
  ImportKind,
  readonly string[]
>;

/** Problems that occur only in imported files. All other problems use the messages of form fields. */
const problems = [
  ...(["notCsv", "columns", "noRows", "tooManyRows", "cells", "cellTooLong", "moreProblems"] as const),
  ...(["emailRepeated", "emailExists", "emailFormer", "emailNeededHere", "safeContactUnknown"] as const),
  ...(["phoneRepeated", "phoneExists", "personRepeated", "personExists"] as const),
  ...(["clientUnknown", "adviserUnknown", "stateUnknown", "stateOfPast", "stateOfComing", "bookedLater"] as const),
  ...(["priceInvalid", "bookingExists", "bookingRepeated", "timeTaken", "timeRepeated"] as const),
] as const;

/** The message for a problem of an imported file. */
export function problemText({ code }: ImportProblem, kind: ImportKind, locale: Locale): string {
  const own = problems.find((problem) => problem === code);
  if (!own) return fieldMessage(locale, code);
  return translatorFor(locale, "imports")(`problems.${own}`, {
    columns: columnsOfKind[kind].join(", "),
    most: maxImportedRows,
    codes: Object.values(safeContactCodes).join(", "),
  });
}

const sampleClient = ["Ada", "Example", "ada@example.org", "604 555 0123", "CA", "1961-04-30", "phone", "en"];
const samples = {
  clients: [...sampleClient, "America/Vancouver", "no-voicemail discreet"],
  bookings: [
    ...["ada@example.org", "initial-consultation", "priya-raman", "2027-03-01T10:00:00-05:00", "confirmed"],
    ...["phone", "0", "CAD", "2027-02-15T09:30:00-05:00"],
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

/** The rows of the sample file: the column names and one invented example. */
export function sampleRows(kind: ImportKind): readonly (readonly string[])[] {
  return [columnsOfKind[kind], samples[kind]];
}
