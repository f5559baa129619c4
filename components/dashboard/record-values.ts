import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

import type { RecordField } from "./record-control";

/** The values with which a form starts, by the names of its fields. */
export function initialValues(fields: readonly RecordField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ""]));
}

type Shown = { readonly field: string; readonly value: string; readonly locale: Locale; readonly yes: string };

/** A value of a form in words: the label of a choice, a day in the reader's notation. */
export function inWords(fields: readonly RecordField[], { field, value, locale, yes }: Shown): string {
  const found = fields.find(({ name }) => name === field);
  if (found?.kind === "box") return yes;
  if (found?.kind === "date" && isDay(value)) return formatCalendarDay(value, locale);
  return found?.options?.find((option) => option.value === value)?.label ?? value;
}
