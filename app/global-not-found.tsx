import type { Metadata } from "next";

import { fontClassNames } from "@/components/layout/fonts";
import { messagesFor } from "@/lib/platform/i18n/messages";

import "./globals.css";

const { notFound, errorScreens } = messagesFor("en");

export const metadata: Metadata = { title: notFound.metaTitle };

/**
 * The 404 page for missing files in a folder of static files, such as `/images`. Unknown pages have a 404 page in the
 * language of the URL.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en" data-theme="premium" className={fontClassNames}>
      <body>
        <main className="section">
          <div className="wrap error-screen">
            <h1>{notFound.title}</h1>
            <p className="lead">{notFound.text}</p>
            <p>
              {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- no router outside the site's layout */}
              <a href="/">{errorScreens.generic.home}</a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
