import { getTranslations } from "next-intl/server";

import { SummaryList } from "@/components/ui/summary-list";
import type { LanguageCover } from "@/lib/advisers/adviser-view";
import type { Locale } from "@/lib/platform/i18n/locales";

import { DaysInWords } from "./adviser-table";
import { languageName } from "./language-names";

type Props = { readonly cover: readonly LanguageCover[]; readonly locale: Locale };

/** The advisers who can be booked in each language, and the days on which no one can. */
export async function LanguageCoverList({ cover, locale }: Props) {
  const t = await getTranslations("adviserDesk.cover");
  return (
    <SummaryList
      isWide
      rows={cover.map(({ language, names, gaps }) => ({
        term: languageName(language, locale),
        value: (
          <>
            {names.length === 0 && <span className="is-warning">{t("nobody")}</span>}
            {names.length === 1 ? t("only", { name: names[0] ?? "" }) : names.join(", ")}
            {gaps.map((days) => (
              <span key={days.first} className="sub is-warning">
                {t.rich("gap", { days: () => <DaysInWords days={days} locale={locale} /> })}
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
