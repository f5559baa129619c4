import enCA from "@/messages/en-CA.json";
import enGB from "@/messages/en-GB.json";
import de from "@/messages/de.json";
import deGB from "@/messages/de-GB.json";
import en from "@/messages/en.json";
import frCA from "@/messages/fr-CA.json";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

import type { Locale } from "./locales";
import { missingKeys, overlay, type Catalogue } from "./catalogue";
import { publicNamespaces } from "./public-namespaces";

export type Messages = typeof en;
export type Namespace = keyof Messages;
/** A key of `fields`. The messages in `fields` say what is wrong with the answer in a form field. */
export type FieldCode = keyof Messages["fields"];

const loaded = new Map<Locale, Messages>();

/**
 * Returns the whole catalogue of a language. If texts are missing, English texts replace them, and one warning is
 * logged. A page therefore never shows a key.
 */
export function messagesFor(locale: Locale): Messages {
  const cached = loaded.get(locale);
  if (cached) return cached;
  const messages = assemble(locale);
  loaded.set(locale, messages);
  return messages;
}

/**
 * Each key is the tag of a catalogue that the route `/locales` serves. Each value is the locale of the trust claims
 * that the route adds to the catalogue.
 */
export const catalogueLocales = { en: "en", de: "de", "en-CA": "en", "fr-CA": "fr-CA" } as const satisfies Record<
  string,
  Locale
>;
export type CatalogueTag = keyof typeof catalogueLocales;

/**
 * Returns the public catalogue of a language, for the route `/locales`. It has the texts of visitors' pages. Missing
 * texts come from en-CA, or from en if en-CA does not have them.
 */
export function publicCatalogueOf(tag: CatalogueTag): Catalogue {
  const whole = completeCatalogueOf(tag);
  return Object.fromEntries(Object.entries(whole).filter(([namespace]) => isPublic(namespace)));
}

const isPublic = (namespace: string) => publicNamespaces.some((each) => each === namespace);

function completeCatalogueOf(tag: CatalogueTag): Catalogue {
  if (tag === "en") return en;
  const canadian = overlay(en, enCA);
  if (tag === "en-CA") return canadian;
  return overlay(canadian, { de, "fr-CA": frCA }[tag]);
}

/**
 * Returns only the given namespaces of a catalogue. Visitors download all texts that a page passes to the browser, so a
 * page passes only the texts that the browser needs.
 */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}

function assemble(locale: Locale): Messages {
  const isCanadian = env().FIRM_PROFILE === "ca";
  const english = overlay(en, isCanadian ? enCA : enGB);
  if (locale === "en") return english as Messages;
  const own: Catalogue = { de, "fr-CA": frCA }[locale];
  const missing = missingKeys(en, own);
  if (missing.length > 0) {
    log("warn", "messages.missing", { locale, count: missing.length, first: missing.slice(0, 5).join(" ") });
  }
  const whole = overlay(english, own);
  return (locale === "de" && !isCanadian ? overlay(whole, deGB) : whole) as Messages;
}
