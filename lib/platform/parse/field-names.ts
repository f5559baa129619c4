import type { Locale } from "../i18n/locales";

/**
 * The names of the controls of a field that has several. Staff forms and the functions that read them share these
 * names, and the codes of invalid fields use them too.
 */

/** The numbers of the days of the week as in ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export type WeekdayNumber = (typeof weekdayNumbers)[number];

export const weekdayControl = (name: string, day: WeekdayNumber) => `${name}.${day}`;
export const languageControl = (name: string, locale: Locale) => `${name}.${locale}`;
export const currencyControl = (name: string) => `${name}.currency`;

/** The most spans of one day. */
export const maxSpans = 4;
/** The time at which a span of a day begins or ends. The first span is 1. */
export const spanControl = (name: string, span: number, edge: "from" | "to") => `${name}.${span}.${edge}`;
