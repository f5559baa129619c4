import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { CheckFirst } from "@/components/site/about/check-first";
import { HowWeWork } from "@/components/site/about/how-we-work";
import { TeamMonograms } from "@/components/site/about/team-monograms";
import { WhatWeCannot } from "@/components/site/about/what-we-cannot";
import { ClosingCall } from "@/components/site/parts/closing-call";
import { FirmStory } from "@/components/site/parts/firm-story";
import { PageHead } from "@/components/site/parts/page-head";
import { TeamSection } from "@/components/site/parts/team-section";
import { loadPublicAdvisers } from "@/lib/advisers/photos/loaders";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { contactOf } from "@/lib/firm/settings";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadOffering } from "@/lib/site/loaders/opening";
import { inAdviserOrder } from "@/lib/site/team-order";

const path = "/about";

export async function generateMetadata({ params }: PageProps<"/[locale]/about">): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations("about");
  return isLocale(locale)
    ? pageMetadata({ locale, path, title: t("metaTitle"), description: t("metaDescription") })
    : {};
}

export default async function AboutPage({ params }: PageProps<"/[locale]/about">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, claims, firm, offering, advisers] = await Promise.all([
    getTranslations("about"),
    loadClaims(locale),
    loadFirm(),
    loadOffering(locale),
    loadPublicAdvisers(),
  ]);
  const { layout } = profile();
  const members = inAdviserOrder(pickClaims(claims, layout.team), advisers.order);

  return (
    <>
      <PageHead
        path={path}
        title={t("title")}
        crumb={t("crumb")}
        lead={t("lead")}
        aside={<TeamMonograms members={members} />}
      >
        <p className="page-links">
          <a href="#work">{t("work.title")}</a>
          <a href="#cannot">{t("cannot.title")}</a>
          {members.length > 0 && <a href="#team">{t("team")}</a>}
        </p>
      </PageHead>
      <FirmStory
        firm={firm.tradingName}
        contact={contactOf(firm)}
        address={(firm.visitingAddress ?? firm.registeredOffice)[locale]}
        isSample={firm.isSample}
      />
      <HowWeWork />
      <WhatWeCannot />
      <TeamSection members={members} claims={claims} photos={advisers.photos} />
      <CheckFirst />
      <ClosingCall offering={offering} confidentiality={pickClaims(claims, [layout.confidentiality])[0]} />
    </>
  );
}
