"use client";

import { useSyncExternalStore } from "react";

import { globalErrorTexts } from "@/components/errors/global-error-texts";
import { PhoneLine } from "@/components/errors/phone-line";
import { fontClassNames } from "@/components/layout/fonts";
import { defaultTheme, storedTheme } from "@/components/layout/theme-script";
import { buttonClasses } from "@/components/ui/button-look";
import { addPrefix, splitPrefix } from "@/lib/platform/i18n/prefix";

import "./globals.css";

type Props = { readonly retry: () => void };

/** Replaces the whole document if the root layout fails. It has its own texts, because no catalogue is available. */
export default function GlobalError({ retry }: Props) {
  const locale = useSyncExternalStore(
    neverChanges,
    () => splitPrefix(location.pathname).locale,
    () => "en" as const,
  );
  const theme = useSyncExternalStore(neverChanges, storedTheme, () => defaultTheme);
  const text = globalErrorTexts[locale];
  return (
    <html lang={locale} data-theme={theme} className={fontClassNames}>
      <body>
        <title>{text.title}</title>
        <main className="section">
          <div className="wrap error-screen" role="alert">
            <h1>{text.title}</h1>
            <p className="lead">{text.text}</p>
            <PhoneLine text={text.call} />
            <div className="row">
              {/* Every page loads this file. Plain buttons keep it small, because Button also imports the router. */}
              <button type="button" className={buttonClasses({})} onClick={retry}>
                {text.retry}
              </button>
              <button
                type="button"
                className={buttonClasses({ variant: "secondary" })}
                onClick={() => location.reload()}
              >
                {text.reload}
              </button>
              {/* A plain link loads a new document. In the current document, the root layout has failed. */}
              <a className={buttonClasses({ variant: "link" })} href={addPrefix(locale, "/")}>
                {text.home}
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}

function neverChanges() {
  return () => {};
}
