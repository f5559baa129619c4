"use client";

import { usePathname } from "next/navigation";
import { useState, useSyncExternalStore } from "react";

import { Icon } from "@/components/ui/icon";
import { parseLocale, type Locale } from "@/lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "@/lib/platform/i18n/prefix";

import { localeKey, rememberLocale } from "./remember-locale";
import { wantedLocale } from "./wanted-locale";

/** The text in the offered language, because the visitor may not read the page's language. */
export type OfferTexts = { readonly text: string; readonly go: string; readonly close: string };

export type LanguageOfferProps = {
  /** The languages other than the page's. */
  readonly offers: Readonly<Partial<Record<Locale, OfferTexts>>>;
};

/**
 * A slim bar that offers the page in another language that the visitor seems to read. Visitors are never redirected by
 * a guess. Nothing is stored until they choose, and closing the bar chooses the page's language. The bar overlays the
 * page, so the layout does not shift.
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { locale: current, path } = splitPrefix(usePathname());
  const wanted = useSyncExternalStore(neverChanges, readWanted, () => undefined);
  const [isClosed, setClosed] = useState(false);
  const texts = wanted && offers[wanted];
  if (!texts || wanted === current || isClosed) return null;

  function close(): void {
    rememberLocale(current);
    setClosed(true);
  }

  return (
    <div className="lang-offer" role="region" aria-label={texts.text} lang={wanted}>
      <div className="wrap">
        <span>{texts.text}</span>
        <a
          href={addPrefix(wanted, path)}
          hrefLang={wanted}
          onClick={(event) => {
            rememberLocale(wanted);
            event.currentTarget.href = addPrefix(wanted, path + window.location.search + window.location.hash);
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

function readWanted(): Locale | undefined {
  const html = parseLocale(document.documentElement.lang) ?? "";
  return wantedLocale({ cookie: document.cookie, stored: storedLocale(), languages: navigator.languages, html });
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem(localeKey);
  } catch {
    // Storage is blocked, so no choice was stored.
    return null;
  }
}

function neverChanges() {
  return () => {};
}
