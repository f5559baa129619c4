"use client";

import { useTranslations } from "next-intl";

/** The message of a code that the browser's own check found. */
export function useFieldMessage(): (code: string) => string {
  const t = useTranslations("fields");
  return (code) => (t.has(code as "invalid") ? t(code as "invalid") : t("invalid"));
}
