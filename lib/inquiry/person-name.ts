import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

type Person = { readonly firstName: string; readonly lastName: string | null };

/** The first and last name, empty for a client whose data was erased. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** The name to show on staff pages. An erased client gets a replacement text, because links need a text. */
export function shownName(name: string, locale: Locale): string {
  return name.trim() === "" ? translatorFor(locale, "clients")("erased.name") : name;
}
