import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import type { Messages } from "@/lib/platform/i18n/messages";

import type { PlanCountry } from "./plans";

/** The languages that banks and police of a place speak, the usual one first. Nothing is known of other countries. */
const spoken: Readonly<Record<PlanCountry, readonly Locale[]>> = {
  ca: ["en", "fr-CA"],
  qc: ["en", "fr-CA"],
  uk: ["en"],
  de: ["de"],
  other: [],
};

export type OfficeTexts = {
  /** The language of the texts. Undefined if it is the reader's. */
  readonly language: Locale | undefined;
  readonly texts: Messages["plans"];
};

/** The texts of the plans in a language in which the offices of a place understand what the reader reads out. */
export function officeTexts(country: PlanCountry, reader: Locale): OfficeTexts {
  const languages = spoken[country];
  const language = languages.includes(reader) ? undefined : languages[0];
  return { language, texts: messagesFor(language ?? reader).plans };
}
