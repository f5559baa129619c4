import { getLocale, getTranslations } from "next-intl/server";

import { responseFailures } from "@/components/forms/response-failures";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** The texts shared by the forms that newsletter emails link to, in the page's language. */
export async function formTexts() {
  const t = await getTranslations("newsletter");
  const { errors } = messagesFor(await getLocale());
  return {
    sending: t("sending"),
    offline: errors.NETWORK_ERROR,
    failures: responseFailures(errors),
    errorSummary: t("errors.summary"),
  };
}
