import { byteOrderMark, csvDecimal, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";

import type { Payment } from "./payments";

/** The ticked payments as a file for spreadsheets. No cell can run as a formula. */
export function paymentsCsv(
  payments: readonly Payment[],
  { table, rails }: Messages["evidence"],
  locale: Locale,
): string {
  const header = [table.when, table.time, table.zone, table.amount, table.currency, table.how, table.to, table.code];
  const rows = payments
    .filter(({ isTicked }) => isTicked)
    .map(({ transfer: { date, time, zone, amount, asset, rail, to, from, hash, reference } }) => [
      ...[date, time, zone, amount && csvDecimal(amount, locale), asset, rail && rails[rail], to?.name ?? from?.name],
      [to?.value ?? from?.value, hash, reference].filter(Boolean).join(" "),
    ]);
  const lines = [header, ...rows].map((cells) =>
    csvLine(
      cells.map((cell) => cell ?? ""),
      locale,
    ),
  );
  return `${byteOrderMark}${lines.join("")}`;
}
