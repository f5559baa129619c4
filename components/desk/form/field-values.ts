import {
  currencyControl,
  languageControl,
  maxSpans,
  spanControl,
  weekdayControl,
  weekdayNumbers,
} from "@/lib/platform/parse/field-names";
import type { ControlValues, EditedField } from "@/lib/platform/forms/edit-conflict";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import { readSpans } from "@/lib/platform/parse/read-fields";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDay, weekdayNames } from "@/lib/platform/time/format";

import { spansIn } from "./spans";
import { isVisible, withRevealed } from "./staff-field";
import type { StaffField, VisibleField } from "./staff-field";

/** The names of a field's controls with their initial values. */
export function controlsOf(field: VisibleField): ControlValues {
  const { name } = field;
  switch (field.kind) {
    case "choices": {
      const ticked = field.value?.split(",") ?? [];
      return Object.fromEntries(field.options.map(({ value }) => [value, ticked.includes(value) ? "true" : ""]));
    }
    case "weekdays":
      return Object.fromEntries(
        weekdayNumbers.map((day) => [weekdayControl(name, day), field.value?.includes(day) ? "true" : ""]),
      );
    case "spans": {
      const times = spansIn(field.value);
      return Object.fromEntries(
        Array.from({ length: maxSpans }, (_, index) => [
          [spanControl(name, index + 1, "from"), times[index]?.[0] ?? ""],
          [spanControl(name, index + 1, "to"), times[index]?.[1] ?? ""],
        ]).flat(),
      );
    }
    case "languages":
      return Object.fromEntries(
        (field.languages ?? locales).map((locale) => [languageControl(name, locale), field.value?.[locale] ?? ""]),
      );
    case "money":
      return { [name]: field.value ?? "", ...(field.currencies && { [currencyControl(name)]: field.currency ?? "" }) };
    case "file":
      return {};
    default:
      return { [name]: field.value ?? "" };
  }
}

/** The initial values of a form's visible controls. */
export function initialValues(fields: readonly StaffField[]): ControlValues {
  return Object.assign({}, ...withRevealed(fields).filter(isVisible).map(controlsOf)) as ControlValues;
}

/** The fields of which two versions can be compared. */
export function editedFields(
  fields: readonly StaffField[],
): readonly (EditedField & { readonly field: VisibleField })[] {
  return withRevealed(fields)
    .filter(isVisible)
    .filter(({ kind, isStored }) => isStored !== false && kind !== "file" && kind !== "password" && kind !== "code")
    .map((field) => ({ name: field.name, controls: Object.keys(controlsOf(field)), field }));
}

type Reader = { readonly locale: string; readonly yes: string };

/** Formats the value of a field for the reader. Empty if the field is empty. */
export function inWords(field: VisibleField, values: ControlValues, { locale, yes }: Reader): string {
  const value = values[field.name] ?? "";
  switch (field.kind) {
    case "check":
      return value === "" ? "" : yes;
    case "date":
      return isDay(value) ? formatCalendarDay(value, locale) : value;
    case "choice":
      return field.options.find((option) => option.value === value)?.label ?? value;
    case "choices":
      return field.options
        .filter((option) => values[option.value])
        .map(({ label }) => label)
        .join(". ");
    case "weekdays": {
      const names = weekdayNames(locale);
      const ticked = weekdayNumbers.filter((day) => values[weekdayControl(field.name, day)]);
      return ticked.map((day) => names[day - 1]?.long).join(", ");
    }
    case "spans":
      return readSpans(values, field.name)
        .map(({ from, to }) => `${from}–${to}`)
        .join(", ");
    case "languages":
      return (field.languages ?? locales)
        .map((each) => [localeNames[each], values[languageControl(field.name, each)] ?? ""])
        .filter(([, text]) => text !== "")
        .map(([language, text]) => `${language}: ${text}`)
        .join(" / ");
    case "money":
      return value === "" ? "" : [values[currencyControl(field.name)], value].filter(Boolean).join(" ");
    default:
      return value;
  }
}
