import type { Payment } from "@/lib/evidence/payments";
import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { EvidenceTexts } from "./texts";

/** Saves the ticked payments as a file for a spreadsheet. The file is made in the page. */
export function downloadPayments(payments: readonly Payment[], { table, rails }: EvidenceTexts, locale: Locale): void {
  const header = [table.when, table.time, table.zone, table.amount, table.currency, table.how, table.to, table.code];
  const rows = payments
    .filter(({ isTicked }) => isTicked)
    .map(({ transfer: { date, time, zone, amount, asset, rail, to, from, hash, reference } }) => [
      ...[date, time, zone, amount, asset, rail && rails[rail], to?.name ?? from?.name],
      [to?.value ?? from?.value, hash, reference].filter(Boolean).join(" "),
    ]);
  const lines = [header, ...rows].map((cells) =>
    csvLine(
      cells.map((cell) => cell ?? ""),
      locale,
    ),
  );
  const address = URL.createObjectURL(new Blob([byteOrderMark, ...lines], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "payments.csv";
  link.click();
  URL.revokeObjectURL(address);
}
