import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { AllRules } from "@/components/site/deadlines/all-rules";
import { DateForm } from "@/components/site/deadlines/date-form";
import { DueAnswer } from "@/components/site/deadlines/due-answer";
import { PrintName } from "@/components/site/parts/print-name";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { Alert } from "@/components/ui/alert";
import { dueRows } from "@/lib/deadlines/due-rows";
import { loadRuleStates } from "@/lib/deadlines/loaders";
import { answerId, datesOf, readQuery } from "@/lib/deadlines/query";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { isLocale } from "@/lib/platform/i18n/locales";
import { dayOf } from "@/lib/platform/time/zone";

type Props = PageProps<"/[locale]/deadlines">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("deadlines");
  return pageMetadata({ locale, path: "/deadlines", title: t("title"), description: t("description") });
}

/** The dates that follow from what happened: by when the visitor must act, and by when others must answer. */
export default async function DeadlinesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, states, { zone }, query] = await Promise.all([
    getTranslations("deadlines"),
    loadRuleStates(),
    loadFirm(),
    searchParams,
  ]);
  const now = Date.now();
  const today = dayOf(now, zone);
  const { country, typed, asked } = readQuery(query, today);
  const facts = country && country !== "other" && { country, dates: datesOf(typed), states, today };
  const answer = asked ? undefined : answerId;
  return (
    <>
      <PrintName />
      <PageHead path="/deadlines" title={t("title")} lead={t("lead")} />
      <div className="section section--tight">
        <div className="wrap golden">
          <DateForm country={country} typed={typed} asked={asked} locale={locale} />
          {!country && <AllRules states={states} />}
          {country === "other" && (
            <div id={answer} tabIndex={-1}>
              <Alert tone="info" title={t("elsewhereTitle")}>
                <LinkedText>{t("elsewhere")}</LinkedText>
              </Alert>
            </div>
          )}
          {facts && (
            <DueAnswer
              id={answer}
              country={facts.country}
              yours={dueRows("yours", facts)}
              theirs={dueRows("theirs", facts)}
              hasDates={Object.keys(facts.dates).length > 0}
              today={today}
              now={now}
            />
          )}
        </div>
      </div>
    </>
  );
}
