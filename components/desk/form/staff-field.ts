import type { WeekdayNumber } from "@/lib/platform/parse/field-names";
import type { Locale } from "@/lib/platform/i18n/locales";

export type Option = { readonly value: string; readonly label: string };

type Common = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Required fields are not marked. An "unmarked" field can be empty, but its label does not say so. */
  readonly isOptional?: boolean | "unmarked";
  /** "off" by default, because staff usually enter the data of other people. */
  readonly autoComplete?: string;
  /** Whether only screen readers read the label, for a field in a line whose button says what it is for. */
  readonly hasHiddenLabel?: boolean;
  /** False for a field that is not stored, such as the country with which a phone number is read. */
  readonly isStored?: false;
};

export type LineKind =
  | "text"
  | "email"
  | "phone"
  | "number"
  | "date"
  | "datetime"
  | "time"
  /** A password. It is never filled in again. */
  | "password"
  /** A code from an authenticator app. */
  | "code";

export type LineField = Common & { readonly kind?: LineKind; readonly value?: string | undefined };

/** "lines" is a text with one entry a line, which `readLines` reads. */
export type TextField = Common & {
  readonly kind: "multiline" | "lines";
  readonly value?: string | undefined;
  /** The maximum number of characters, 2,000 by default. */
  readonly limit?: number;
  /** The maximum number of words. The words are then counted instead of the characters. */
  readonly words?: number;
  readonly rows?: number;
};

/** An amount. With several currencies, a list beside the amount names the currency. `readMoney` reads both. */
export type MoneyField = Common & {
  readonly kind: "money";
  readonly value?: string | undefined;
  readonly currencies?: readonly string[];
  readonly currency?: string;
};

/** One of several options, in a list or as radio buttons. */
export type ChoiceField = Common & {
  readonly kind: "choice";
  /** Without a value, nothing is preselected, so that no one records an option by mistake. */
  readonly value?: string | undefined;
  readonly options: readonly Option[];
  readonly isRadio?: boolean;
  /** The first entry of a list without a value. */
  readonly choose?: string;
};

/**
 * Several options, each with a checkbox that has the name `option.value`. `value` contains the ticked options,
 * separated by commas.
 */
export type ChoicesField = Common & {
  readonly kind: "choices";
  readonly value?: string | undefined;
  readonly options: readonly Option[];
};

/** Days of the week, which `readWeekdays` reads. */
export type WeekdaysField = Common & { readonly kind: "weekdays"; readonly value?: readonly WeekdayNumber[] };

/** The times of one day, such as "09:00-12:00 13:00-17:00", which `readSpans` reads. */
export type SpansField = Common & { readonly kind: "spans"; readonly value?: string };

/** One text in each language of the site, which `readLanguages` reads. */
export type LanguagesField = Common & {
  readonly kind: "languages";
  readonly value?: Readonly<Partial<Record<Locale, string>>>;
  /** The languages, all languages of the site by default. */
  readonly languages?: readonly Locale[];
  /** The maximum number of characters of a text with several lines. Without it, the text has one line. */
  readonly limit?: number;
  /** The maximum number of words, which are then counted instead of the characters. */
  readonly words?: number;
  readonly rows?: number;
};

export type CheckField = Common & {
  readonly kind: "check";
  readonly value?: string | undefined;
  /** Fields that are shown while the box is ticked. */
  readonly reveals?: readonly StaffField[];
};

/** One file, which `readFile` reads. */
export type FileField = Common & {
  readonly kind: "file";
  /** The extensions of the files that can be chosen, such as ".svg". */
  readonly endings: readonly string[];
  readonly maxBytes: number;
};

/** A value that is sent as the form showed it, even if the page has changed since. */
export type HiddenField = { readonly name: string; readonly kind: "hidden"; readonly value: string };

/** A field of a staff form. `kind` is the row in the table of kinds (`field-kinds.tsx`), "text" by default. */
export type StaffField =
  | LineField
  | TextField
  | MoneyField
  | ChoiceField
  | ChoicesField
  | WeekdaysField
  | SpansField
  | LanguagesField
  | CheckField
  | FileField
  | HiddenField;

export type VisibleField = Exclude<StaffField, HiddenField>;

export function isVisible(field: StaffField): field is VisibleField {
  return field.kind !== "hidden";
}

/** The fields together with those that checkboxes reveal, in the order of the form. */
export function withRevealed(fields: readonly StaffField[]): readonly StaffField[] {
  return fields.flatMap((field) =>
    field.kind === "check" && field.reveals ? [field, ...withRevealed(field.reveals)] : [field],
  );
}
