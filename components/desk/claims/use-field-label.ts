import { useTranslations } from "next-intl";

import { factOf, partsOf } from "@/lib/firm/claims/form-fields";
import { isLocale } from "@/lib/platform/i18n/locales";

/** Returns a function that gives the label of a field, with its language. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslations("claims");
  return (name) => {
    const { part, locale } = partsOf(name);
    const fact = factOf(part);
    const label = fact ? t(`facts.${fact}`) : t(`fields.${part as "text"}`);
    return isLocale(locale) ? `${label} (${t(`languages.${locale}`)})` : label;
  };
}
