"use client";

import { usePathname } from "next/navigation";
import { useState, useSyncExternalStore } from "react";

import { Icon } from "@/components/ui/icon";
import { parseLocale, type Locale } from "@/lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "@/lib/platform/i18n/prefix";

import { localeKey, rememberLocale } from "./remember-locale";
import { preferredLocale } from "./preferred-locale";

/** The text is in the offered language, because the visitor might not understand the page's language. */
export type OfferTexts = { readonly text: string; readonly go: string; readonly close: string };

export type LanguageOfferProps = {
  /** The texts for each language except the page's language. */
  readonly offers: Readonly<Partial<Record<Locale, OfferTexts>>>;
};

/**
 * A slim bar that offers the page in the visitor's preferred language. Visitors are not redirected, because the
 * preferred language is only a guess. Nothing is stored until the visitor chooses a language. Closing the bar chooses
 * the page's language. The bar overlays the page, so the layout does not shift.
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { locale: current, path } = splitPrefix(usePathname());
  const preferred = useSyncExternalStore(neverChanges, readPreferred, () => undefined);
  const [isClosed, setClosed] = useState(false);
  const texts = preferred && offers[preferred];
  if (!texts || preferred === current || isClosed) return null;

  function close(): void {
    rememberLocale(current);
    setClosed(true);
  }

  return (
    <div className="lang-offer" role="region" aria-label={texts.text} lang={preferred}>
      <div className="wrap">
        <span>{texts.text}</span>
        <a
          href={addPrefix(preferred, path)}
          hrefLang={preferred}
          onClick={(event) => {
            rememberLocale(preferred);
            event.currentTarget.href = addPrefix(preferred, path + window.location.search + window.location.hash);
          }}
        >
          {texts.go}
        </a>
        <button type="button" aria-label={texts.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}

function readPreferred(): Locale | undefined {
  const html = parseLocale(document.documentElement.lang) ?? "";
  return preferredLocale({ cookie: document.cookie, stored: storedLocale(), languages: navigator.languages, html });
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem(localeKey);
  } catch {
    // If storage is blocked, no choice can have been stored.
    return null;
  }
}

function neverChanges() {
  return () => {};
}
