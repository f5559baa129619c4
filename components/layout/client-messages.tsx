import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";

import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

/** What an island of any page may come to say. The controls of header and footer get their few words as props. */
const everywhere = ["errorScreens"] as const satisfies readonly Namespace[];

type Props = { readonly namespaces?: readonly Namespace[]; readonly children: React.ReactNode };

/**
 * Hands texts to the islands below. Everything handed over is sent with the page, so each area names what it needs;
 * an inner one takes the outer one's place and brings along what every page has.
 */
export async function ClientMessages({ namespaces = [], children }: Props) {
  const messages = await getMessages();
  return <NextIntlClientProvider messages={pickMessages(messages, [...everywhere, ...namespaces])}>{children}</NextIntlClientProvider>;
}
