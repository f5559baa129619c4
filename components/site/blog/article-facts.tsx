import { useTranslations } from "next-intl";

import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Article, ArticleHead } from "@/lib/site/articles";

type Props = {
  readonly article: Pick<Article, "minutes"> & { readonly head: Pick<ArticleHead, "published" | "sources"> };
  readonly author: string;
  readonly locale: Locale;
};

/** An article's author, date, reading time and number of sources. */
export function ArticleFacts({ article: { head, minutes }, author, locale }: Props) {
  const t = useTranslations("blog");
  return (
    <p className="page-facts">
      <span>{t("author", { firm: author })}</span>
      <time dateTime={head.published}>{formatCalendarDate(head.published, locale)}</time>
      <span>{t("minutes", { count: minutes })}</span>
      {head.sources.length > 0 && <span>{t("sourceCount", { count: head.sources.length })}</span>}
    </p>
  );
}
