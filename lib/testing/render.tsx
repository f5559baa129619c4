import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { addPrefix } from "@/lib/platform/i18n/prefix";

// On a busy machine, results can take longer than the default timeout of one second. The timeout (in milliseconds) does
// not delay queries that find their element earlier.
configure({ asyncUtilTimeout: 5000 });

/** A router with a `refresh` that does nothing, because tests render the page again themselves. */
const router = { refresh: () => undefined } as Partial<AppRouterInstance> as AppRouterInstance;

/**
 * Renders a client component with the real messages. Returns the queries, and a simulated user to operate the
 * component.
 */
export function renderIn(locale: Locale, island: React.ReactNode) {
  const user = userEvent.setup();
  const withMessages = (children: React.ReactNode) => (
    // Links take their language from the pathname, so the pathname has the locale's prefix.
    <AppRouterContext value={router}>
      <PathnameContext value={addPrefix(locale, "/booking")}>
        <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="America/Toronto">
          {children}
        </NextIntlClientProvider>
      </PathnameContext>
    </AppRouterContext>
  );
  const { rerender, ...screen } = render(withMessages(island));
  return { user, ...screen, rerender: (next: React.ReactNode) => rerender(withMessages(next)) };
}
