import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";

import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

type Props = { readonly namespaces: readonly Namespace[]; readonly children: React.ReactNode };

/**
 * Hands texts and their formatter to the islands below. Both are sent with the page, so an area does this only if it
 * needs to, and names what it needs; one inside another takes its place.
 */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = await getMessages();
  return <NextIntlClientProvider messages={pickMessages(messages, namespaces)}>{children}</NextIntlClientProvider>;
}
