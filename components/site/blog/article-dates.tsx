import { useTranslations } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { ArticleHead } from "@/lib/site/articles";

type Props = { readonly head: Pick<ArticleHead, "published" | "sources">; readonly locale: Locale };

/** The date of an article and its number of sources, in the list of articles. */
export function ArticleDates({ head, locale }: Props) {
  const t = useTranslations("blog");
  return (
    <p className="page-facts">
      <time dateTime={head.published}>{formatCalendarDate(head.published, locale)}</time>
      {head.sources.length > 0 && <span>{t("sourceCount", { count: head.sources.length })}</span>}
    </p>
  );
}
