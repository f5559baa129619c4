"use client";

import { useTranslations } from "next-intl";

import { fieldText } from "@/lib/platform/forms/field-text";

/** Returns a function that translates the error code of a form field into a message. */
export function useFieldMessage(): (code: string) => string {
  const t = useTranslations("fields");
  // The keys are error codes of the schemas, which the compiler does not know as keys of the catalogue.
  return (code) =>
    fieldText(code, (key, value) => (t.has(key as "invalid") ? t(key as "phoneInvalidDetail", { value }) : undefined));
}
