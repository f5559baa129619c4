"use client";

import { useTranslations } from "next-intl";

/** Returns a function that translates the error code of a form field into a message. */
export function useFieldMessage(): (code: string) => string {
  const t = useTranslations("fields");
  return (code) => (t.has(code as "invalid") ? t(code as "invalid") : t("invalid"));
}
