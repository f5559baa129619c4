import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";

import { compiledCatalogue } from "@/lib/platform/i18n/compiled-messages";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

type Props = { readonly namespaces: readonly Namespace[]; readonly children: React.ReactNode };

/**
 * Provides the client components below it with texts and a formatter. Both increase the size of the page, so a layout
 * uses this component only if it needs to and names the namespaces that it needs. A nested provider replaces the texts
 * of the outer provider.
 */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = compiledCatalogue(pickMessages(await getMessages(), namespaces));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
