import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";

import type { ErrorCode } from "@/lib/platform/result";

import type { Locale } from "./locales";
import { isFieldCode, messagesFor, type Messages } from "./messages";

/** Returns the function that translates texts outside pages: in emails, jobs, calendar files and API responses. */
export function translatorFor<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messagesFor(locale),
    namespace,
  });
}

/** Returns the message for an error code. */
export function errorMessage(locale: Locale, code: ErrorCode): string {
  return messagesFor(locale).errors[code];
}

/** Returns the message for an error code of a field. An unknown code, as from a library, gets a general message. */
export function fieldMessage(locale: Locale, code: string): string {
  const { fields } = messagesFor(locale);
  return fields[isFieldCode(code) ? code : "invalid"];
}
