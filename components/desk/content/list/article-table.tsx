import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { isMissing } from "@/lib/content/list/language-state";
import type { ListedText } from "@/lib/content/list/listed-text";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate, formatMomentShort } from "@/lib/platform/time/format";

import { LanguageStateCell } from "./language-state";

type Props = {
  readonly rows: readonly ListedText[];
  readonly languages: readonly Locale[];
  /** The page on which the reader works on a text. */
  readonly pageOf: (row: ListedText) => string;
  readonly zone: string;
};

/** The articles with the state of each language, their review and their last change. */
export function ArticleTable({ rows, languages, pageOf, zone }: Props) {
  const t = useTranslations("staffContent.list");
  const locale = useLocale();
  return (
    <div className="article-table">
      <DataTable
        caption={t("caption")}
        rows={rows}
        keyOf={({ id }) => id}
        isWide
        columns={[
          {
            key: "title",
            title: t("title"),
            cell: (row) => (
              <>
                <Link className="name" href={pageOf(row)}>
                  {row.title}
                </Link>
                <span className="sub text-address">/blog/{row.key}</span>
              </>
            ),
          },
          ...languages.map((language) => ({
            key: language,
            title: localeNames[language],
            isLabelled: true,
            cell: (row: ListedText) => {
              const state = row.languages.find((each) => each.locale === language);
              const isMissed = row.languages.some((each) => !isMissing(each));
              return state && <LanguageStateCell state={state} isMissed={isMissed} zone={zone} />;
            },
          })),
          {
            key: "review",
            title: t("review"),
            isLabelled: true,
            cell: ({ review }) => <Review review={review} locale={locale} />,
          },
          {
            key: "changed",
            title: t("changed"),
            place: "hide" as const,
            cell: ({ id, title, changed }) => (
              <>
                {changed ? (changed.isOwn ? t("you") : (changed.by ?? t("product"))) : t("product")}
                <span className="sub">
                  <Link href={`/dashboard/content/history/${id}`}>
                    <VisuallyHidden>{t("historyOf", { title })} </VisuallyHidden>
                    {changed && formatMomentShort(changed.at, { locale, zone })}
                  </Link>
                </span>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function Review({ review, locale }: { readonly review: ListedText["review"]; readonly locale: string }) {
  const t = useTranslations("staffContent.list");
  if (!review) return <span className="mute">{t("noReview")}</span>;
  const { due, readOn, state } = review;
  const day = formatCalendarDate(due, locale);
  if (state === "overdue")
    return (
      <>
        <span className="language-state language-state--bad">
          <Icon name="alert" size="s" />
          {t("overdue")}
        </span>
        <span className="sub">{t("overdueSince", { day })}</span>
      </>
    );
  return (
    <>
      {readOn && formatCalendarDate(readOn, locale)}
      <span className={state === "soon" ? "sub is-warning" : "sub"}>{t("again", { day })}</span>
    </>
  );
}
