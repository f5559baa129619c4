import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly languages: readonly Locale[];
  /** Those of the languages that lack a text. */
  readonly missing: readonly Locale[];
};

/** The languages of a record, each with whether it has a text. */
export function LanguageStates({ languages, missing }: Props) {
  const t = useTranslations("serviceDesk.list");
  return (
    <span className="order-buttons">
      {languages.map((locale) => {
        const isMissing = missing.includes(locale);
        const short = (locale.split("-")[0] ?? locale).toUpperCase();
        return (
          <Badge key={locale} tone={isMissing ? "warn" : "plain"} icon={isMissing ? "alert" : "check"}>
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{t(isMissing ? "missing" : "written", { language: localeNames[locale] })}</VisuallyHidden>
          </Badge>
        );
      })}
    </span>
  );
}
