import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ClosingCall } from "@/components/site/parts/closing-call";
import { Credentials } from "@/components/site/parts/credentials";
import { Hero } from "@/components/site/parts/hero";
import { JsonLd } from "@/components/site/parts/json-ld";
import { RecoveryTimeline } from "@/components/site/parts/recovery-timeline";
import { RegulatedApproach } from "@/components/site/parts/regulated-approach";
import { ServicesSection } from "@/components/site/parts/services-section";
import { StatsLedger } from "@/components/site/parts/stats-ledger";
import { TeamSection } from "@/components/site/parts/team-section";
import { Testimonials } from "@/components/site/parts/testimonials";
import { TrustBadges } from "@/components/site/parts/trust-badges";
import { WeekAlert } from "@/components/site/parts/week-alert";
import { loadPublicAdvisers } from "@/lib/advisers/photos/loaders";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { statedWays } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadOffering } from "@/lib/site/loaders/opening";
import { loadLowestPrice, loadServiceFees } from "@/lib/site/loaders/prices";
import { organization, webSite } from "@/lib/site/structured-data/firm";
import { inAdviserOrder } from "@/lib/site/team-order";

export async function generateMetadata({ params }: PageProps<"/[locale]">): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations("home");
  return isLocale(locale) ? pageMetadata({ locale, path: "/", title: t("metaTitle") }) : {};
}

export default async function HomePage({ params }: PageProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [claims, offering, fees, lowestPrice, firm, advisers, isStale] = await Promise.all([
    loadClaims(locale),
    loadOffering(locale),
    loadServiceFees(locale),
    loadLowestPrice(locale),
    loadFirm(),
    loadPublicAdvisers(),
    loadAreNumbersOverdue(),
  ]);
  const { layout } = profile();
  const claimsFor = (keys: readonly string[]) => pickClaims(claims, keys);
  const claimFor = (key: string) => claimsFor([key])[0];

  return (
    <>
      <Hero offering={offering} lowestPrice={lowestPrice}>
        <TrustBadges claims={claims} keys={layout.trustBadges} offering={offering} ways={statedWays(firm, locale)} />
      </Hero>
      <WeekAlert isStale={isStale} />
      <StatsLedger claims={claimsFor(layout.statistics)} />
      <ServicesSection fees={fees} offering={offering} />
      <RecoveryTimeline offering={offering} />
      <RegulatedApproach
        compliance={claimsFor(layout.complianceFramework)}
        noRecoveryNoFee={claimFor(layout.noRecoveryNoFee)}
      />
      <Credentials claims={claims} keys={layout.credentialCards} scope={claimFor(layout.registrationScope)} />
      <Testimonials claims={claimsFor(layout.testimonials)} />
      <TeamSection
        members={inAdviserOrder(claimsFor(layout.team), advisers.order)}
        claims={claims}
        photos={advisers.photos}
      />
      <ClosingCall offering={offering} confidentiality={claimFor(layout.confidentiality)} />
      <JsonLd things={[organization({ firm, locale, claims }), webSite(locale, firm.tradingName)]} />
    </>
  );
}
