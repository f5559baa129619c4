import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ArticleLinks } from "@/components/site/services/article-links";
import { CanAndCannot } from "@/components/site/services/can-and-cannot";
import { CaseSteps } from "@/components/site/services/case-steps";
import { Costs } from "@/components/site/services/costs";
import { FreeHelp } from "@/components/site/services/free-help";
import { ServiceFactCard } from "@/components/site/services/service-fact-card";
import { WhatHappened } from "@/components/site/services/what-happened";
import { BookLink } from "@/components/site/parts/book-link";
import { ClosingCall } from "@/components/site/parts/closing-call";
import { JsonLd } from "@/components/site/parts/json-ld";
import { PageHead } from "@/components/site/parts/page-head";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { statedPlace } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import { purposeOfPrice } from "@/lib/money/account/ways-to-pay";
import { isLocale } from "@/lib/platform/i18n/locales";
import { dayOf } from "@/lib/platform/time/zone";
import { currencyFor } from "@/lib/services/price";
import { confidentialityNote } from "@/lib/site/claim-lines";
import { loadArticles } from "@/lib/site/loaders/articles";
import { loadOffering } from "@/lib/site/loaders/opening";
import { loadPriceList } from "@/lib/site/loaders/prices";
import { serviceBookingPath, servicePages, servicePath } from "@/lib/site/service-pages";
import { organization } from "@/lib/site/structured-data/firm";
import { offeredService } from "@/lib/site/structured-data/offered-service";

type Props = PageProps<"/[locale]/services/[service]">;

/**
 * Only the paths from `generateStaticParams` exist. The middleware rewrites all other service paths to the not-found
 * page.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return servicePages.map(({ segment }) => ({ service: segment }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { service, locale } = await findServicePage(params);
  const t = await getTranslations(`services.kinds.${service.key}`);
  return pageMetadata({ locale, path: servicePath(service), title: t("metaTitle"), description: t("metaDescription") });
}

export default async function ServicePage({ params }: Props) {
  const { service, locale } = await findServicePage(params);
  const [t, claims, rows, firm, offering, articles] = await Promise.all([
    getTranslations("services"),
    loadClaims(locale),
    loadPriceList(locale),
    loadFirm(),
    loadOffering(locale),
    loadArticles(locale),
  ]);
  const { taxWording, zone } = firm;
  const { layout } = profile();
  const row = rows.find(({ slug }) => slug === service.slug);
  const currency = currencyFor(locale);

  return (
    <>
      <PageHead
        path={servicePath(service)}
        title={t(`kinds.${service.key}.title`)}
        crumb={t(`items.${service.key}.title`)}
        lead={t(`kinds.${service.key}.long`)}
        aside={
          <ServiceFactCard
            service={service}
            row={row}
            currency={currency}
            tax={`${taxWording[locale]} ${purposeOfPrice(locale)}`}
          />
        }
      >
        <p className="row">
          <BookLink opening={offering} href={serviceBookingPath(service)} variant="gold">
            {t("labels.book")}
          </BookLink>
          <a href="#free">{t("detail.free.title")}</a>
        </p>
      </PageHead>
      <WhatHappened service={service} />
      <CanAndCannot service={service} />
      <FreeHelp service={service} locale={locale} />
      <Costs
        service={service}
        row={row}
        currency={currency}
        tax={`${taxWording[locale]} ${purposeOfPrice(locale)}`}
        offering={offering}
        place={statedPlace(firm, locale)}
        secrecy={confidentialityNote(claims)}
      />
      <CaseSteps service={service} />
      <ArticleLinks
        service={service}
        articles={service.articles.flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])}
      />
      <ClosingCall
        offering={offering}
        href={serviceBookingPath(service)}
        confidentiality={pickClaims(claims, [layout.confidentiality])[0]}
      />
      <JsonLd
        things={[
          offeredService(service, { locale, rows, today: dayOf(Date.now(), zone) }),
          organization({ firm, locale, claims }),
        ]}
      />
    </>
  );
}

async function findServicePage(params: Props["params"]) {
  const { locale, service: segment } = await params;
  const service = servicePages.find((page) => page.segment === segment);
  if (!isLocale(locale) || !service) notFound();
  return { service, locale };
}
