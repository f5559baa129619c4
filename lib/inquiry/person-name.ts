import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

type Person = { readonly firstName: string; readonly lastName: string | null };

/** The first and last name of a person. Empty if the client's data was erased. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** The name that staff pages show. An erased client gets a replacement text, because a link needs a text. */
export function shownName(name: string, locale: Locale): string {
  return name.trim() === "" ? translatorFor(locale, "clients")("erased.name") : name;
}
