import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { PageHead } from "@/components/site/parts/page-head";
import { SourceList } from "@/components/site/parts/source-list";
import { FiveLines } from "@/components/site/plan/five-lines";
import { FreeTools } from "@/components/site/plan/free-tools";
import { PlanChoice } from "@/components/site/plan/plan-choice";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { hubSources } from "@/lib/plan/sources";

type Props = PageProps<"/[locale]/first-steps">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("plans.hub");
  return pageMetadata({ locale, path: "/first-steps", title: t("title"), description: t("description") });
}

/** Five things for everyone, then a plan for the country of the bank and the way in which the money left. */
export default async function FirstStepsPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, isStale] = await Promise.all([getTranslations("plans.hub"), loadAreNumbersOverdue()]);
  // On phones the five lines fit on the first screen only without the lead.
  const lead = <span className="from-md">{t("lead")}</span>;
  return (
    <>
      <PageHead path="/first-steps" title={t("title")} lead={lead} band="deep">
        <FiveLines isStale={isStale} />
      </PageHead>
      <div className="section section--tight">
        <div className="wrap">
          <PlanChoice />
        </div>
      </div>
      <section className="section section--tight section--sunken" aria-labelledby="also">
        <div className="wrap stack">
          <h2 id="also">{t("also")}</h2>
          <FreeTools />
        </div>
      </section>
      <section className="section section--tight" aria-labelledby="support">
        <div className="wrap stack-21">
          <div className="stack">
            <h2 id="support">{t("support")}</h2>
            <p className="measure">{t(isStale ? "supportPlain" : "supportText")}</p>
          </div>
          {!isStale && <SourceList sources={hubSources} locale={locale} />}
        </div>
      </section>
    </>
  );
}
