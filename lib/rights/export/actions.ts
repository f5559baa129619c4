import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** Messages and requests for help go through the same inbox, so their actions have the same words. */
const inquiries = ["contact-message", "lead"];

/** Returns the words that describe an action of the audit log to the client. Undefined if the action has no words. */
export function actionWords(action: string, language: Locale): string | undefined {
  const [subject = "", name = ""] = action.split(".");
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = messagesFor(language).clientData.actions;
  return words[inquiries.includes(subject) ? "inquiry" : subject]?.[name];
}
