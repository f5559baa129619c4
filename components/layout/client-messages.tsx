import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";

import { compiledCatalogue } from "@/lib/platform/i18n/compiled-messages";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

type Props = { readonly namespaces: readonly Namespace[]; readonly children: React.ReactNode };

/**
 * Provides the client components below it with texts and a formatter. Both are sent with the page, so an area uses this
 * only if it needs to and names the namespaces it needs. A nested provider replaces the outer one.
 */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = compiledCatalogue(pickMessages(await getMessages(), namespaces));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
