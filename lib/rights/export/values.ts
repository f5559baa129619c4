import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatDay, formatTime } from "@/lib/platform/time/format";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Reader } from "@/lib/platform/time/format";

import type { ExportedRow } from "../queries/export-rows";
import { isCodeColumn } from "./codes";

type Words = {
  readonly yes: string;
  readonly no: string;
  /** The texts of codes. A code without one is written as it is. */
  readonly codes: Readonly<Record<string, string>>;
};

/**
 * Returns a function that writes a column's value as text: times in the office's zone, amounts with the currency of
 * their row. An empty value is an empty text.
 */
export function valueWriter(reader: Reader, { yes, no, codes }: Words) {
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "boolean") return value ? yes : no;
    if (Array.isArray(value)) return value.map(write).filter(Boolean).join(", ");
    if (typeof value === "object") return writeObject(value as Record<string, unknown>);
    return writeText(String(value as string | number));
  };
  const writeObject = (value: Record<string, unknown>) =>
    Object.entries(value)
      // The layout of an email repeats its text.
      .filter(([name]) => name !== "html")
      .flatMap(([name, part]) => {
        const text = write(part);
        return text ? [`${name}: ${text}`] : [];
      })
      .join("\n");
  const writeText = (text: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(utcMidnight(text as Day), { ...reader, zone: "UTC" });
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return text;
    const instant = Date.parse(text);
    return `${formatDay(instant, reader)}, ${formatTime(instant, reader)}`;
  };
  return (column: string, row: ExportedRow): string => {
    const value = row[column];
    if (column.endsWith("_minor") && typeof value === "number" && isCurrency(row.currency))
      return formatMoney(value, row.currency, reader.locale);
    if (isCodeColumn(column))
      return [value]
        .flat()
        .map((code) => codes[String(code)] ?? write(code))
        .join(", ");
    return write(value);
  };
}
