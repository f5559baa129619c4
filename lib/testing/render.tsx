import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

// A loaded machine takes its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 5000 });

/** Renders an island in its real words and gives a user to operate it. */
export function renderIn(locale: Locale, island: React.ReactNode) {
  const user = userEvent.setup();
  const inWords = (children: React.ReactNode) => (
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="America/Toronto">
      {children}
    </NextIntlClientProvider>
  );
  const { rerender, ...screen } = render(inWords(island));
  return { user, ...screen, rerender: (next: React.ReactNode) => rerender(inWords(next)) };
}
