import { locales } from "../i18n/locales";
import type { Locale } from "../i18n/locales";
import { decimalsOf, readAmount } from "../money/amount";
import { isCurrency } from "../money/money";
import type { Currency } from "../money/money";
import { currencyControl, languageControl, maxSpans, spanControl, weekdayControl, weekdayNumbers } from "./field-names";
import type { WeekdayNumber } from "./field-names";
import { isTicked } from "../forms/form-state";

/** The submitted text fields, by control name. */
type Fields = Readonly<Record<string, string>>;

/** The lines of a field of the kind "lines", without spaces around them and without empty lines. */
export function readLines(text: string | undefined): readonly string[] {
  return (text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The ticked days of a field of the kind "weekdays", from Monday to Sunday. */
export function readWeekdays(fields: Fields, name: string): readonly WeekdayNumber[] {
  return weekdayNumbers.filter((day) => isTicked(fields[weekdayControl(name, day)]));
}

/** The texts of a field of the kind "languages". A missing or empty text is "". */
export function readLanguages(fields: Fields, name: string): Readonly<Record<Locale, string>> {
  const texts = locales.map((locale) => [locale, fields[languageControl(name, locale)]?.trim() ?? ""]);
  return Object.fromEntries(texts) as Record<Locale, string>;
}

/** The spans of a field of the kind "spans" as they were typed. A span without both times is left out. */
export function readSpans(fields: Fields, name: string): readonly { readonly from: string; readonly to: string }[] {
  return Array.from({ length: maxSpans }, (_, index) => ({
    from: fields[spanControl(name, index + 1, "from")]?.trim() ?? "",
    to: fields[spanControl(name, index + 1, "to")]?.trim() ?? "",
  })).filter(({ from, to }) => from !== "" || to !== "");
}

export type MoneyReading =
  | { readonly minor: number; readonly currency: Currency }
  /** The control that is invalid, and the code of its message. */
  | { readonly invalid: string; readonly code: string };

/**
 * Reads a field of the kind "money" in minor units. `currency` is the currency of a field without a list of currencies.
 * The amount is read in the form's language (`fields.locale`), so "1.250,50" is valid in German.
 */
export function readMoney(fields: Fields, name: string, currency?: Currency): MoneyReading {
  const chosen = currency ?? fields[currencyControl(name)];
  if (!isCurrency(chosen)) return { invalid: currencyControl(name), code: "required" };
  const reading = readAmount(fields[name] ?? "", { locale: fields.locale ?? "", decimals: decimalsOf(chosen) });
  if ("refused" in reading) return { invalid: name, code: reading.refused };
  const [whole = "0", cents = ""] = reading.amount.split(".");
  return { minor: Number(`${whole}${cents.padEnd(decimalsOf(chosen), "0")}`), currency: chosen };
}

/** The file of a field of the kind "file". Undefined if no file was chosen: browsers then send an empty file. */
export function readFile(form: FormData, name: string): File | undefined {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}
