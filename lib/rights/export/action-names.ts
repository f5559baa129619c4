import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/**
 * Actions on contact messages and on leads (requests for help) share the texts under `inquiry`, because both go through
 * the same inbox.
 */
const inquiries = ["contact-message", "lead"];

/** Returns the text that a client's data export shows for an action of the audit log. Undefined if there is no text. */
export function actionWords(action: string, language: Locale): string | undefined {
  const [subject = "", name = ""] = action.split(".");
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = messagesFor(language).clientData.actions;
  return words[inquiries.includes(subject) ? "inquiry" : subject]?.[name];
}
