import { getTranslations } from "next-intl/server";

/** The texts shared by the forms that newsletter emails link to, in the page's language. */
export async function formTexts() {
  const t = await getTranslations("newsletter");
  const tErrors = await getTranslations("errors");
  return { sending: t("sending"), offline: tErrors("NETWORK_ERROR"), errorSummary: t("errors.summary") };
}
