import { formatAmount } from "@/lib/platform/money/amount";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";
import type { Day } from "@/lib/platform/time/day";
import type { Reader } from "@/lib/platform/time/format";

import type { ExportedRow } from "./queries/export-rows";
import type { columnWords } from "./codes";
import { isTechnical } from "./technical";

type Texts = {
  readonly yes: string;
  readonly no: string;
  /** Joins the label and the value of a property of a stored JSON object. */
  part(label: string, value: string): string;
  /** The labels by column name. Properties of stored JSON objects have the same labels as columns. */
  readonly labels: Readonly<Record<string, string>>;
  readonly words: ReturnType<typeof columnWords>;
};

type Place = { readonly table: string; readonly column: string };

/**
 * The PDF leaves out these properties of stored JSON objects, because they repeat other properties or are not about the
 * person.
 */
const leftToJson = ["html", "seller", "slot"];

/**
 * Maps properties of stored JSON objects to the columns with the same meaning. A property that is not listed has its
 * column's name in camel case.
 */
const columnOf: Readonly<Record<string, string>> = {
  additionalNotes: "notes",
  preferredContactMethod: "preferred_contact",
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns a function that writes a column's value as text: codes in words, times in the office's time zone, amounts
 * with the currency of their row. An empty value becomes an empty text.
 */
export function valueWriter(
  reader: Reader & { readonly locale: Locale },
  { yes, no, part: writePart, labels, words }: Texts,
) {
  const write = (value: unknown, place: Place): string => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "boolean") return value ? yes : no;
    if (Array.isArray(value))
      return value
        .map((each) => write(each, place))
        .filter(Boolean)
        .join(", ");
    if (typeof value === "object") return writeObject(value as Record<string, unknown>, place);
    const text = String(value as string | number);
    return words(place.table, place.column)?.(text) ?? writeText(text);
  };
  /**
   * Writes one line for each property. Leaves out numbers, booleans and lists that have no label, because the reader
   * cannot know what they mean.
   */
  const writeObject = (value: Record<string, unknown>, { table }: Place): string =>
    Object.entries(value)
      .flatMap(([name, part]) => {
        const column = columnOf[name] ?? snakeCase(name);
        if (leftToJson.includes(name) || isTechnical({ table, column })) return [];
        const label = labels[column];
        const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
        const text = isObject || label || typeof part === "string" ? write(part, { table, column }) : "";
        return text ? [label && !isObject ? writePart(label, text) : text] : [];
      })
      .join("\n");
  const writeText = (text: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatCalendarDate(text as Day, reader.locale);
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return text;
    const instant = Date.parse(text);
    return formatMoment(instant, reader);
  };
  return (place: Place, row: ExportedRow): string => {
    const value = row[place.column];
    if (place.column.endsWith("amount") && typeof value === "string" && typeof row.currency === "string")
      return formatAmount(value, row.currency, reader.locale);
    if (place.column.endsWith("_minor") && typeof value === "number" && isCurrency(row.currency))
      return formatMoney(value, row.currency, reader.locale);
    return write(value, place);
  };
}
