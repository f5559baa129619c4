import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

import type { RecordField } from "./record-control";

/** The initial values of a form, by field name. */
export function initialValues(fields: readonly RecordField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ""]));
}

type FieldValue = { readonly field: string; readonly value: string; readonly locale: Locale; readonly yes: string };

/** Formats a form value for display, for example as the label of an option or as a localized day. */
export function inWords(fields: readonly RecordField[], { field, value, locale, yes }: FieldValue): string {
  const recordField = fields.find(({ name }) => name === field);
  if (recordField?.kind === "box") return yes;
  if (recordField?.kind === "date" && isDay(value)) return formatCalendarDay(value, locale);
  return recordField?.options?.find((option) => option.value === value)?.label ?? value;
}
