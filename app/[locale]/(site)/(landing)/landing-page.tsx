import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { FormHeading } from "@/components/site/inquiry/form-heading";
import { leadFormTexts } from "@/components/site/inquiry/form-texts";
import { LeadForm } from "@/components/site/inquiry/lead-form";
import { NextSteps } from "@/components/site/inquiry/next-steps";
import { FirstHour } from "@/components/site/landing/first-hour";
import { FirstQuestions } from "@/components/site/landing/first-questions";
import { LandingCosts } from "@/components/site/landing/landing-costs";
import { LandingHero } from "@/components/site/landing/landing-hero";
import { CanAndCannot } from "@/components/site/services/can-and-cannot";
import { CaseSteps } from "@/components/site/services/case-steps";
import { HeroAnswers } from "@/components/site/parts/hero-answers";
import { NeverAsk } from "@/components/site/parts/never-ask";
import { Card } from "@/components/ui/card";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { sendLead } from "@/lib/inquiry/leads/actions";
import { env } from "@/lib/platform/env";
import { purposeOfPrice } from "@/lib/money/account/ways-to-pay";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";
import { servicePageFor } from "@/lib/site/landings";
import type { Landing } from "@/lib/site/landings";
import { loadOffering } from "@/lib/site/loaders/opening";
import { loadLowestPrice, loadPriceList } from "@/lib/site/loaders/prices";

type Props = { readonly landing: Landing; readonly locale: Locale };

export async function landingMetadata({ landing: { key, path }, locale }: Props): Promise<Metadata> {
  const t = await getTranslations(`landing.${key}`);
  return pageMetadata({ locale, path, title: t("metaTitle"), description: t("description") });
}

/**
 * A landing page. Its first sections are in the order that a frightened visitor needs: first aid, the form, the
 * procedure, what we can and cannot do, and the prices.
 */
export async function LandingPage({ landing, locale }: Props) {
  const [t, rows, words, firm, claims, offering, lowestPrice, isStale] = await Promise.all([
    getTranslations("landing"),
    loadPriceList(locale),
    leadFormTexts(locale),
    loadFirm(),
    loadClaims(locale),
    loadOffering(locale),
    loadLowestPrice(locale),
    loadAreNumbersOverdue(),
  ]);
  const service = servicePageFor(landing);
  return (
    <>
      <LandingHero landing={landing} offering={offering}>
        <HeroAnswers offering={offering} lowestPrice={lowestPrice} />
      </LandingHero>
      <FirstHour landing={landing} isStale={isStale} />
      <section className="section section--sunken" id="form" aria-labelledby="form-title">
        <div className="wrap golden golden--rev">
          <Card className="inquiry-card">
            <LeadForm
              heading={<FormHeading kind="lead" isDemo={env().SITE_MODE === "demo"} />}
              texts={words}
              action={sendLead}
            />
          </Card>
          <div className="landing-side stack-21">
            <NextSteps
              phone={firm.phone}
              isByEmailOnly={false}
              replyClaims={pickClaims(claims, [profile().layout.responseTime])}
            />
            <section className="stack" aria-labelledby="never">
              <h3 id="never">{t("never.title")}</h3>
              <NeverAsk />
            </section>
          </div>
        </div>
      </section>
      <CaseSteps service={service} />
      <CanAndCannot service={service} />
      <LandingCosts
        landing={landing}
        rows={rows}
        tax={`${firm.taxWording[locale]} ${purposeOfPrice(locale)}`}
        locale={locale}
        hasPrices={offering.hasPrices}
      />
      <FirstQuestions landing={landing} isFirstHourFree={offering.isFirstHourFree} />
    </>
  );
}
