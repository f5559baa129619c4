import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

type Person = { readonly firstName: string; readonly lastName: string | null };

/** The first and last name of a person. Empty if the person's data was erased. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** Returns the name that staff pages show. For an erased client, it is a replacement text, so that no link is empty. */
export function shownName(name: string, locale: Locale): string {
  return name.trim() === "" ? translatorFor(locale, "clients")("erased.name") : name;
}
