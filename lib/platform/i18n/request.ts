import { notFound } from "next/navigation";
import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";

import { isLocale } from "./locales";
import { messagesFor } from "./messages";

/** Pages use the language of their URL. Actions and route handlers have no `rootLocale`: they use `translatorFor`. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  return { locale, messages: messagesFor(locale), timeZone: "UTC" };
});
