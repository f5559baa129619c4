import type { Locale } from "@/lib/platform/i18n/locales";
import { fieldMessage, translatorFor } from "@/lib/platform/i18n/translator";
import { maxImportedRows } from "@/lib/platform/parse/csv-import";
import type { ImportProblem } from "@/lib/platform/parse/csv-import";

import { costColumns } from "../costs/columns";
import type { CostColumn } from "../costs/columns";

/** Problems that occur only in files of costs, and those that occur in every imported file. */
const own = [
  ...(["columns", "costDay", "costDayFuture", "costCurrency"] as const),
  ...(["costAmount", "costMixed", "costClicks", "costRepeated"] as const),
];
const general = ["notCsv", "noRows", "tooManyRows", "cells", "cellTooLong", "moreProblems"] as const;

/** The headings of the needed columns, in the reader's language. */
export function costHeadings(locale: Locale): readonly string[] {
  const t = translatorFor(locale, "analytics.costs.columnNames");
  return costColumns.map((column) => t(column));
}

/** The heading of a column. */
export function costHeading(column: string | undefined, locale: Locale): string | undefined {
  const known = costColumns.find((each): each is CostColumn => each === column);
  return known && translatorFor(locale, "analytics.costs.columnNames")(known);
}

/** The message for a problem of a file of costs. */
export function costProblemText({ code }: ImportProblem, locale: Locale): string {
  const [ownCode, generalCode] = [own.find((each) => each === code), general.find((each) => each === code)];
  const columns = costHeadings(locale).join(", ");
  if (ownCode) return translatorFor(locale, "analytics.costs.problems")(ownCode, { columns });
  if (generalCode)
    return translatorFor(locale, "imports.problems")(generalCode, { columns, most: maxImportedRows, codes: "" });
  return fieldMessage(locale, code);
}

/** The rows of the sample file: the headings in the reader's language and an invented example. */
export function sampleCosts(locale: Locale): readonly (readonly string[])[] {
  const cost = locale === "en" ? "1,234.50" : "1234,50";
  return [costHeadings(locale), ["2026-11-01", "recovery-ca", "CAD", cost, "310"]];
}
