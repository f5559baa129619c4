"use client";

import { useTranslations } from "next-intl";

/** The message for an error code of the check in the browser. */
export function useFieldMessage(): (code: string) => string {
  const t = useTranslations("fields");
  return (code) => (t.has(code as "invalid") ? t(code as "invalid") : t("invalid"));
}
