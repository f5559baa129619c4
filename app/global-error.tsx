"use client";

import { useSyncExternalStore } from "react";

import { globalErrorTexts } from "@/components/errors/global-error-texts";
import { Button } from "@/components/ui/button";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

import "./globals.css";

type Props = { readonly retry: () => void };

/** Takes the whole document's place when the layout itself has failed; it can rely on nothing but its own words. */
export default function GlobalError({ retry }: Props) {
  const locale = useSyncExternalStore(neverChanges, () => splitPrefix(location.pathname).locale, () => "en" as const);
  const text = globalErrorTexts[locale];
  return (
    <html lang={locale} data-theme="premium">
      <body>
        <title>{text.title}</title>
        <main className="section">
          <div className="wrap error-screen" role="alert">
            <h1>{text.title}</h1>
            <p className="lead">{text.text}</p>
            <div className="row">
              <Button onClick={retry}>{text.retry}</Button>
              <Button variant="secondary" onClick={() => location.reload()}>
                {text.reload}
              </Button>
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
