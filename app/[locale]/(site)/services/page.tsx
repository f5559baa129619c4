import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { Approach } from "@/components/site/services/approach";
import { BookingLinks } from "@/components/site/services/booking-links";
import { FirstPrice } from "@/components/site/services/first-price";
import { PricingTable } from "@/components/site/services/pricing-table";
import { ServiceDetail } from "@/components/site/services/service-detail";
import { Art } from "@/components/site/parts/art";
import { ClosingCall } from "@/components/site/parts/closing-call";
import { Credentials } from "@/components/site/parts/credentials";
import { JsonLd } from "@/components/site/parts/json-ld";
import { PageHead } from "@/components/site/parts/page-head";
import { RecoveryTimeline } from "@/components/site/parts/recovery-timeline";
import { TrustBadges } from "@/components/site/parts/trust-badges";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { statedPlace, statedWays } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import { purposeOfPrice } from "@/lib/money/account/ways-to-pay";
import { isLocale } from "@/lib/platform/i18n/locales";
import { dayOf } from "@/lib/platform/time/zone";
import { currencyFor } from "@/lib/services/price";
import { confidentialityNote } from "@/lib/site/claim-lines";
import { loadOffering } from "@/lib/site/loaders/opening";
import { loadPriceList } from "@/lib/site/loaders/prices";
import { servicePages } from "@/lib/site/service-pages";
import { organization } from "@/lib/site/structured-data/firm";
import { offeredService } from "@/lib/site/structured-data/offered-service";

const path = "/services";

type Props = PageProps<"/[locale]/services">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("services.page");
  return pageMetadata({ locale, path, title: t("metaTitle"), description: t("metaDescription") });
}

export default async function ServicesPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, closing, claims, rows, firm, offering] = await Promise.all([
    getTranslations(),
    getTranslations("home.closing"),
    loadClaims(locale),
    loadPriceList(locale),
    loadFirm(),
    loadOffering(locale),
  ]);
  const { taxWording, zone } = firm;
  const { layout } = profile();
  const one = (key: string) => pickClaims(claims, [key])[0];
  const currency = currencyFor(locale);
  const today = dayOf(Date.now(), zone);

  return (
    <>
      <PageHead
        path={path}
        title={t("services.page.title")}
        crumb={t("services.page.crumb")}
        lead={t("services.page.lead")}
        band="deep"
        aside={<Art name="route" />}
      >
        <p className="row">
          <BookingLinks
            currency={currency}
            opening={offering}
            hrefIn={(each) => `/booking?currency=${each}`}
            variant="gold"
          >
            {t("layout.book")}
          </BookingLinks>
          <FirstPrice rows={rows} isFirstHourFree={offering.isFirstHourFree} />
        </p>
        <ul className="plain-list page-links">
          {servicePages.map(({ key, anchor }) => (
            <li key={key}>
              <a href={`#${anchor}`}>{t(`services.items.${key}.title`)}</a>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className="service-badges">
        <TrustBadges
          claims={claims}
          keys={layout.servicesHeroBadges}
          offering={offering}
          ways={statedWays(firm, locale)}
        />
      </div>
      <Approach />
      <RecoveryTimeline
        offering={offering}
        action={
          <BookingLinks
            currency={currency}
            opening={offering}
            hrefIn={(each) => `/booking?currency=${each}`}
            variant="primary"
          >
            {t(offering.isFirstHourFree ? "buttons.bookFreeConsultation" : "layout.book")}
          </BookingLinks>
        }
      />
      <div className="section" id="services-section">
        <div className="wrap">
          {servicePages.map((service) => (
            <ServiceDetail
              key={service.key}
              service={service}
              row={rows.find(({ slug }) => slug === service.slug)}
              currency={currency}
              opening={offering}
              place={statedPlace(firm, locale)}
              secrecy={confidentialityNote(claims)}
            />
          ))}
        </div>
      </div>
      <section className="section section--sunken" id="fees" aria-labelledby="fees-title">
        <div className="wrap">
          <div className="head">
            <h2 id="fees-title">{t("services.pricing.title")}</h2>
            {offering.hasPrices && <p className="lead">{t("services.pricing.lead")}</p>}
          </div>
          <PricingTable
            rows={rows}
            hasPrices={offering.hasPrices}
            currency={currency}
            tax={`${taxWording[locale]} ${purposeOfPrice(locale)}`}
            successFee={one(layout.noRecoveryNoFee)}
          />
        </div>
      </section>
      <Credentials claims={claims} keys={layout.credentialBadges} scope={one(layout.registrationScope)} />
      <ClosingCall
        offering={offering}
        action={
          <BookingLinks
            currency={currency}
            opening={offering}
            hrefIn={(each) => `/booking?currency=${each}`}
            variant="gold"
            size="lg"
          >
            {closing("button")}
          </BookingLinks>
        }
        confidentiality={one(layout.confidentiality)}
      />
      <JsonLd
        things={[
          ...servicePages.map((service) => offeredService(service, { locale, rows, today })),
          organization({ firm, locale, claims }),
        ]}
      />
    </>
  );
}
