import { useLocale, useTranslations } from "next-intl";

/** The languages are codes: "en", "de", "fr". */
export type AdviserTextProps = { readonly name: string; readonly languages: readonly string[] };

/** The adviser's name. If the adviser does not speak the page's language, a note names the languages they speak. */
export function AdviserText({ name, languages }: AdviserTextProps) {
  const t = useTranslations("booking.confirm");
  const locale = useLocale();
  const own = new Intl.Locale(locale).language;
  const ownName = <span translate="no">{name}</span>;
  if (languages.includes(own)) return ownName;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const spoken = new Intl.ListFormat(locale).format(languages.map((language) => names.of(language) ?? language));
  return (
    <>
      {ownName}
      <br />
      <span className="soft">{t("otherLanguage", { spoken, yours: names.of(own) ?? own })}</span>
    </>
  );
}
