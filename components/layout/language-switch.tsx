"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";

import { localeNames, type Locale } from "@/lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "@/lib/platform/i18n/prefix";

import { rememberLocale } from "./remember-locale";

export type LanguageSwitchProps = {
  label: string;
  current: Locale;
  /** The languages in display order. */
  locales: readonly Locale[];
};

/**
 * Links to the same page in other languages. A click loads a new document, because the document's `lang` must change.
 */
export function LanguageSwitch({ label, current, locales }: LanguageSwitchProps) {
  const { path } = splitPrefix(usePathname());

  function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale): void {
    rememberLocale(locale);
    // Query and fragment are unknown when the page is prerendered.
    event.currentTarget.href = addPrefix(locale, path + window.location.search + window.location.hash);
  }

  return (
    <span className="lang" role="group" aria-label={label}>
      {locales.map((locale) => {
        const code = locale.slice(0, 2).toUpperCase();
        return (
          <a
            key={locale}
            href={addPrefix(locale, path)}
            lang={locale}
            hrefLang={locale}
            // Users of voice control say the text that they see, so the name contains it.
            aria-label={`${code}, ${localeNames[locale]}`}
            aria-current={locale === current ? "true" : undefined}
            onClick={(event) => choose(event, locale)}
          >
            {code}
          </a>
        );
      })}
    </span>
  );
}
