import { byteOrderMark, csvDecimal, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";

import { otherSide } from "./payments";
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
    .map(({ transfer }) => {
      const { date, time, zone, amount, asset, rail, hash, reference } = transfer;
      const other = otherSide(transfer);
      return [
        ...[date, time, zone, amount && csvDecimal(amount, locale), asset, rail && rails[rail], other?.name],
        [other?.value, hash, reference].filter(Boolean).join(" "),
      ];
    });
  const lines = [header, ...rows].map((cells) =>
    csvLine(
      cells.map((cell) => cell ?? ""),
      locale,
    ),
  );
  return `${byteOrderMark}${lines.join("")}`;
}
