import { useTranslations } from "next-intl";

import { QuickTable } from "@/components/site/parts/quick-table";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { ArticleHead } from "@/lib/site/articles";

type Props = {
  /** The preview of a draft may have no day of the next review. */
  readonly head: Pick<ArticleHead, "published" | "updated" | "sources"> & { readonly review: Day | undefined };
  readonly locale: Locale;
};

/** The dates of an article and its number of sources, beside its title. */
export function ArticleFacts({ head: { published, updated, review, sources }, locale }: Props) {
  const t = useTranslations("blog");
  const tMargin = useTranslations("pages.margin");
  const date = (day: Day) => <time dateTime={day}>{formatCalendarDate(day, locale)}</time>;
  return (
    <QuickTable
      label={tMargin("label")}
      rows={[
        { key: "published", term: t("published"), value: date(published) },
        { key: "updated", term: tMargin("updated"), value: updated !== published && date(updated) },
        { key: "review", term: tMargin("review"), value: review && date(review) },
        {
          key: "sources",
          term: t("sources"),
          value: sources.length > 0 && <a href="#sources">{t("sourceCount", { count: sources.length })}</a>,
        },
      ]}
    />
  );
}
