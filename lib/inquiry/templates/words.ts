import { contact } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { written } from "./placeholders";
import type { FilledWords, Texts } from "./placeholders";

type Reader = {
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  readonly staffName: string;
  /** Whether to omit the firm's name, because another person may read the email. */
  readonly isDiscreet: boolean;
};

/** The texts of the placeholders in a reply to this person. */
export function wordsFor({ locale, firstName, lastName, staffName, isDiscreet }: Reader): FilledWords {
  const t = translatorFor(locale, "mail");
  const help = translatorFor(locale, "mail.inquiry.sender");
  const { phone, email } = contact();
  return {
    greeting: t("greeting", { firstName, lastName }),
    "staff-name": staffName,
    "firm-name": isDiscreet ? t("inquiry.ourOffice") : firm().tradingName,
    "firm-phone": phone,
    "firm-email": email,
    "free-help": [help("bank"), help("police"), help("keep")].map((item) => `- ${item}`).join("\n"),
    "price-list": absoluteUrl(locale, "/services"),
    booking: absoluteUrl(locale, "/booking"),
    isDiscreet,
  };
}

/** The words for a preview in each language, for an ordinary and for a discreet email. The client is invented. */
export type SampleWords = Readonly<Record<Locale, { readonly ordinary: FilledWords; readonly discreet: FilledWords }>>;

const samples: Readonly<Record<Locale, { readonly firstName: string; readonly lastName: string }>> = {
  en: { firstName: "Margaret", lastName: "Sample" },
  de: { firstName: "Erika", lastName: "Muster" },
  "fr-CA": { firstName: "Louise", lastName: "Exemple" },
};

/** The words of `SampleWords` with this name of the staff member. */
export function sampleWords(staffName: string): SampleWords {
  return inEachLanguage((locale) => {
    const words = (isDiscreet: boolean) => wordsFor({ locale, ...samples[locale], staffName, isDiscreet });
    return { ordinary: words(false), discreet: words(true) };
  });
}

/** The signature of staff who have written none: a greeting, their name and the firm. */
export function defaultSignature(locale: Locale): string {
  return [translatorFor(locale, "mail.inquiry")("closing"), written("staff-name"), written("firm-name")].join("\n");
}

/** The signatures in all languages. A language without one of the person's own has the default. */
export function withDefaults(own: Readonly<Partial<Texts>>): Texts {
  return inEachLanguage((locale) => own[locale] ?? defaultSignature(locale));
}

function inEachLanguage<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
