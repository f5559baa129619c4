import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { addPrefix } from "@/lib/platform/i18n/prefix";

// A loaded machine takes its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 5000 });

/** Renders an island in its real words and gives a user to operate it. */
export function renderIn(locale: Locale, island: React.ReactNode) {
  const user = userEvent.setup();
  const inWords = (children: React.ReactNode) => (
    // Links read their language from the address.
    <PathnameContext value={addPrefix(locale, "/booking")}>
      <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="America/Toronto">
        {children}
      </NextIntlClientProvider>
    </PathnameContext>
  );
  const { rerender, ...screen } = render(inWords(island));
  return { user, ...screen, rerender: (next: React.ReactNode) => rerender(inWords(next)) };
}
