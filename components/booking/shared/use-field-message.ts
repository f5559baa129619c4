"use client";

import { useTranslations } from "next-intl";

/** Translates an error code of the form validation in the browser into a message. */
export function useFieldMessage(): (code: string) => string {
  const t = useTranslations("fields");
  return (code) => (t.has(code as "invalid") ? t(code as "invalid") : t("invalid"));
}
