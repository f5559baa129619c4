import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { PrintName } from "@/components/site/parts/print-name";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { SourceList } from "@/components/site/parts/source-list";
import { ByWhen } from "@/components/site/plan/by-when";
import { CallBox } from "@/components/site/plan/call-box";
import { CallLog } from "@/components/site/plan/call-log";
import { PlanFit } from "@/components/site/plan/plan-fit";
import { PlanLock } from "@/components/site/plan/plan-lock";
import { PlanSteps } from "@/components/site/plan/plan-steps";
import { WhatCanWait } from "@/components/site/plan/what-can-wait";
import { loadRuleStates } from "@/lib/deadlines/loaders";
import { isLocale } from "@/lib/platform/i18n/locales";
import { compose } from "@/lib/plan/compose";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { officeTexts } from "@/lib/plan/office-texts";
import { allPlans, findPlan, planPath, planSlug } from "@/lib/plan/plans";
import { loadOffering } from "@/lib/site/loaders/opening";

type Props = PageProps<"/[locale]/first-steps/[plan]">;

/** Only the paths from `generateStaticParams` exist. The middleware rewrites all others to the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return allPlans.map((plan) => ({ plan: planSlug(plan) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { plan, locale } = await findPage(params);
  const t = await getTranslations("plans");
  const names = { rail: t(`rails.${plan.rail}.name`), country: t(`countries.${plan.country}`) };
  return pageMetadata({
    locale,
    path: planPath(plan),
    title: t("page.metaTitle", names),
    description: t("page.description", names),
  });
}

/** What to do now about one way of paying in one country. The page is the same for everyone, and needs no script. */
export default async function PlanPage({ params }: Props) {
  const { plan: place, locale } = await findPage(params);
  const [t, states, offering, isStale] = await Promise.all([
    getTranslations("plans"),
    loadRuleStates(),
    loadOffering(locale),
    loadAreNumbersOverdue(),
  ]);
  const plan = compose(place);
  const office = officeTexts(plan.country, locale);
  const { today, report, proof } = plan.parts;
  const country = t(`countries.${plan.country}`);
  return (
    <>
      <PrintName />
      <PageHead
        path={planPath(plan)}
        title={t(`rails.${plan.rail}.title`)}
        crumb={`${t(`rails.${plan.rail}.name`)}, ${country}`}
        lead={t("page.lead", { country })}
        band="deep"
        aside={<CallBox plan={plan} office={office} isStale={isStale} />}
      />
      <div className="section section--tight">
        <div className="wrap golden golden--rev plan">
          <PlanFit />
          <div className="stack-21">
            <PlanSteps id="today" title={t("page.today")} steps={today} office={office} isStale={isStale} />
            <PlanLock />
            <PlanSteps id="report" title={t("page.report")} steps={report} office={office} isStale={isStale} />
            <PlanSteps id="proof" title={t("page.proof")} steps={proof} office={office} isStale={isStale} />
            <ByWhen plan={plan} states={states} />
            <WhatCanWait isBookingOpen={offering.isOpen} />
            <CallLog />
            <SourceList sources={plan.sources} locale={locale} />
            <p className="t16 soft">
              <LinkedText>{`${t("page.general")} ${t("page.article")}`}</LinkedText>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

async function findPage(params: Props["params"]) {
  const { locale, plan: slug } = await params;
  const plan = findPlan(slug);
  if (!isLocale(locale) || !plan) notFound();
  return { plan, locale };
}
