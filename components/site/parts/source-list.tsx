import { useTranslations } from "next-intl";

import { NewTabSign } from "@/components/ui/new-tab-sign";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Source } from "@/lib/site/text-head";

type Props = { readonly sources: readonly Source[]; readonly locale: Locale };

/** The sources of a text, with the same numbers as its citations. Each source has the day on which we read it. */
export function SourceList({ sources, locale }: Props) {
  const t = useTranslations("blog");
  const common = useTranslations("common");
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{t("sources")}</h2>
      <p className="t16 soft">{t("sourcesNote")}</p>
      <ol className="sidenotes">
        {sources.map(({ title, publisher, url, language, read }, index) => (
          <li key={url} id={`source-${index + 1}`}>
            <a href={url} hrefLang={language} target="_blank" rel="noopener">
              <span lang={language}>{title}</span>
              <NewTabSign label={common("newTab")} />
            </a>
            <br />
            {t("readOn", { publisher, date: formatCalendarDate(read, locale) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
