import { useTranslations } from "next-intl";

import { NewTabSign } from "@/components/ui/new-tab-sign";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Source } from "@/lib/content/heads";

type Props = {
  readonly sources: readonly Source[];
  readonly locale: Locale;
  /** Whether the text has margin notes. Its citations then lead to these, and not to the list. */
  readonly hasNotes?: boolean;
};

/** The sources of a text, with the same numbers as its citations. Each source has the day on which we read it. */
export function SourceList({ sources, locale, hasNotes = false }: Props) {
  const t = useTranslations("blog");
  if (sources.length === 0) return null;
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{t("sources")}</h2>
      <p className="t16 soft">{t("sourcesNote")}</p>
      <ol className="source-list">
        {sources.map((source, index) => (
          <li key={index} id={hasNotes ? undefined : `source-${index + 1}`}>
            <SourceText source={source} locale={locale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link to a source, its publisher and the day on which we read it. */
export function SourceText({ source, locale }: { readonly source: Source; readonly locale: Locale }) {
  const t = useTranslations("blog");
  const common = useTranslations("common");
  const { title, publisher, url, language, read } = source;
  return (
    <>
      <a href={url} hrefLang={language} target="_blank" rel="noopener">
        <span lang={language}>{title}</span>
        <NewTabSign label={common("newTab")} />
      </a>
      <br />
      {t("readOn", { publisher, date: formatCalendarDate(read, locale) })}
    </>
  );
}
