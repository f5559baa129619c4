import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";

import { compiledCatalogue } from "@/lib/platform/i18n/compiled-messages";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

type Props = { readonly namespaces: readonly Namespace[]; readonly children: React.ReactNode };

/**
 * Provides the client components inside it with their texts and with the code that formats texts. Both make the page
 * larger, so a layout uses this component only if necessary and lists only the namespaces that those components use. A
 * nested provider replaces the texts of the outer provider.
 */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = compiledCatalogue(pickMessages(await getMessages(), namespaces));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
