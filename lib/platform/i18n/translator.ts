import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";

import type { Details, ErrorCode } from "@/lib/platform/result";

import { fieldText, plainTexts } from "../forms/field-text";
import type { Locale } from "./locales";
import { messagesFor, type Messages } from "./messages";

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

/** The rules whose failures have a message of their own, with the text in the section `pay`. */
const rules = { "nothing-to-pay": "nothing", processing: "processing", "no-card": "notOffered" } as const;
type Rule = keyof typeof rules;
const hasOwnText = (rule: string | undefined): rule is Rule => rule !== undefined && Object.hasOwn(rules, rule);

/** A failure without its `ok`. */
type Told = { readonly error: ErrorCode; readonly details?: Details | undefined };

/**
 * Returns the message for a failure. For a used-up rate limit, it names the number of minutes until the next try. For a
 * payment that cannot be made by card, it says how to pay.
 */
export function failureMessage(locale: Locale, { error, details = {} }: Told): string {
  const { retryAfter, rule, howToPay = [] } = details;
  if (hasOwnText(rule)) return [messagesFor(locale).pay[rules[rule]], ...howToPay].join(" ");
  if (error !== "TOO_MANY_REQUESTS" || retryAfter === undefined) return errorMessage(locale, error);
  return translatorFor(locale, "rateLimit")("wait", { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}

/** Returns the message for an error code of a field. An unknown code, as from a library, gets a general message. */
export function fieldMessage(locale: Locale, code: string): string {
  return fieldText(code, plainTexts(messagesFor(locale).fields));
}
