import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";

import type { ErrorCode } from "@/lib/platform/result";

import type { Locale } from "./locales";
import { isFieldCode, messagesFor, type Messages } from "./messages";

/** Returns texts where next-intl has no request config: in emails, jobs, calendar files and API responses. */
export function translatorFor<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messagesFor(locale),
    namespace,
  });
}

/** The message for an error code. */
export function errorMessage(locale: Locale, code: ErrorCode): string {
  return messagesFor(locale).errors[code];
}

/** The error message of a field. Unknown codes, such as a library's own, get a general message. */
export function fieldMessage(locale: Locale, code: string): string {
  const { fields } = messagesFor(locale);
  return fields[isFieldCode(code) ? code : "invalid"];
}
