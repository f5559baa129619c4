import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import { LeadForm } from "@/components/inquiry/lead-form";
import { NeverAsk } from "@/components/site/never-ask";
import { loadFirm } from "@/lib/firm/load-firm";
import { contactOf } from "@/lib/firm/settings";
import { sendLead } from "@/lib/leads/actions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";

import { FormCard } from "../inquiry/form-card";
import { NextSteps } from "../inquiry/next-steps";
import { leadWords } from "../inquiry/words";
import { readPriceBook } from "../services/price-book";
import { CanAndCannot } from "../services/[service]/can-and-cannot";
import { Steps } from "../services/[service]/steps";
import { FirstHour } from "./first-hour";
import { FirstQuestions } from "./first-questions";
import { kindOf } from "./landing";
import type { Landing } from "./landing";
import { LandingCosts } from "./landing-costs";
import { LandingHero } from "./landing-hero";

type Props = { readonly landing: Landing; readonly locale: Locale };

export async function landingMetadata({ landing: { key, path }, locale }: Props): Promise<Metadata> {
  const t = await getTranslations(`landing.${key}`);
  return pageMetadata({ locale, path, title: t("metaTitle"), description: t("description") });
}

/** What helps now, then who helps and for how much, and a form: in the order in which a frightened reader needs it. */
export async function LandingPage({ landing, locale }: Props) {
  const [t, rows, words, firm] = await Promise.all([
    getTranslations("landing"),
    readPriceBook(locale),
    leadWords(locale),
    loadFirm(),
  ]);
  const kind = kindOf(landing);
  return (
    <>
      <LandingHero landing={landing} reach={contactOf(firm)} />
      <FirstHour landing={landing} />
      <section className="section section--sunken" id="form" aria-labelledby="form-title">
        <div className="wrap golden golden--rev">
          <FormCard kind="lead">
            <LeadForm words={words} action={sendLead} />
          </FormCard>
          <NextSteps locale={locale} isByEmailOnly={false} />
        </div>
      </section>
      <Steps kind={kind} />
      <CanAndCannot kind={kind} />
      <LandingCosts landing={landing} rows={rows} tax={firm.taxWording[locale]} locale={locale} />
      <section className="section section--sunken">
        <div className="wrap">
          <div className="head">
            <h2>{t("never.title")}</h2>
            <p className="lead">{t("never.text")}</p>
          </div>
          <NeverAsk />
        </div>
      </section>
      <FirstQuestions landing={landing} />
    </>
  );
}
