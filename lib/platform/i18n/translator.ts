import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";

import type { ErrorCode } from "@/lib/platform/result";

import type { Locale } from "./locales";
import { isFieldCode, messagesFor, type Messages } from "./messages";

/** Texts outside pages, where no request config reaches: mails, jobs, calendar files, API answers. */
export function translatorFor<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messagesFor(locale),
    namespace,
  });
}

/** What a person reads for an error code. */
export function errorMessage(locale: Locale, code: ErrorCode): string {
  return messagesFor(locale).errors[code];
}

/** What a person reads beside a field. Codes the catalogue does not know, such as a library's own, read as «please check». */
export function fieldMessage(locale: Locale, code: string): string {
  const { fields } = messagesFor(locale);
  return fields[isFieldCode(code) ? code : "invalid"];
}
