import { shownName } from "@/lib/inquiry/person/person-name";
import { invoiceNumber } from "../account/invoice/number";
import { byteOrderMark, csvAmount, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { dayFromDate } from "@/lib/platform/time/day";

import type { Entry } from "./commands/export-month";

const columns = ["day", "kind", "number", "reference", "client", "currency", "net", "tax", "total"] as const;

/**
 * Writes a CSV file with one line for each entry. No amount has a minus sign, not even in credit notes and refunds. The
 * column `kind` says whether an entry is an invoice, a credit note, a payment or a refund.
 */
export function monthCsv(entries: readonly Entry[], locale: Locale): string {
  const t = translatorFor(locale, "billing");
  const amount = (minor: number | null) => (minor === null ? "" : csvAmount(minor, locale));
  const rows = entries.map(({ kind, year, number, ...entry }) => [
    dayFromDate(entry.day),
    t(`entries.${kind}`),
    kind !== "payment" && kind !== "refund" && year !== null && number !== null
      ? invoiceNumber({ kind, year, number })
      : "",
    entry.reference,
    // The name is null if the staff member may not read names.
    entry.name === null ? "" : shownName(entry.name, locale),
    entry.currency,
    amount(entry.netMinor),
    amount(entry.taxMinor),
    amount(entry.totalMinor),
  ]);
  const heading = columns.map((column) => t(`csv.${column}`));
  return byteOrderMark + [heading, ...rows].map((cells) => csvLine(cells, locale)).join("");
}
