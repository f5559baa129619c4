import { useLocale, useTranslations } from "next-intl";

/** Languages as "en", "de", "fr". */
export type AdviserWordsProps = { readonly name: string; readonly languages: readonly string[] };

/** Who will call; and, where nobody who speaks the page's language was free, which languages it will be in. */
export function AdviserWords({ name, languages }: AdviserWordsProps) {
  const t = useTranslations("booking.confirm");
  const locale = useLocale();
  const own = new Intl.Locale(locale).language;
  if (languages.includes(own)) return name;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const spoken = new Intl.ListFormat(locale).format(languages.map((language) => names.of(language) ?? language));
  return (
    <>
      {name}
      <br />
      <span className="soft">{t("otherLanguage", { spoken, yours: names.of(own) ?? own })}</span>
    </>
  );
}
