import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClosingCall } from "@/components/site/closing-call";
import { JsonLd } from "@/components/site/json-ld";
import { PageHead } from "@/components/site/page-head";
import { pickClaims } from "@/lib/firm/claims";
import { loadFirm } from "@/lib/firm/load-firm";
import { loadClaims } from "@/lib/firm/loaders";
import { meetingPlace } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { currencyFor } from "@/lib/services/price";

import { describe } from "../described";
import { bookingPathOf, kinds, pathOf } from "../kinds";
import { readPriceBook } from "../price-book";
import { secrecyOf } from "../secrecy";
import { ArticleLinks } from "./article-links";
import { CanAndCannot } from "./can-and-cannot";
import { Costs } from "./costs";
import { FreeHelp } from "./free-help";
import { Happened } from "./happened";
import { Steps } from "./steps";

type Props = PageProps<"/[locale]/services/[service]">;

/** Any other is an unknown address, which middleware sends to the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return kinds.map(({ page }) => ({ service: page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, locale } = await kindOf(params);
  const t = await getTranslations(`services.kinds.${kind.key}`);
  return pageMetadata({ locale, path: pathOf(kind), title: t("metaTitle"), description: t("metaDescription") });
}

export default async function ServicePage({ params }: Props) {
  const { kind, locale } = await kindOf(params);
  const [t, claims, rows, { meetingModes, taxWording }] = await Promise.all([
    getTranslations("services"),
    loadClaims(locale),
    readPriceBook(locale),
    loadFirm(),
  ]);
  const { layout } = profile();

  return (
    <>
      <PageHead
        path={pathOf(kind)}
        title={t(`kinds.${kind.key}.title`)}
        crumb={t(`items.${kind.key}.title`)}
        lead={t(`kinds.${kind.key}.long`)}
      >
        <ul className="l page-links">
          <li>
            <a href="#free">{t("detail.free.title")}</a>
          </li>
          <li>
            <a href="#fees">{t("detail.cost.title")}</a>
          </li>
        </ul>
      </PageHead>
      <Happened kind={kind} />
      <CanAndCannot kind={kind} />
      <FreeHelp kind={kind} locale={locale} />
      <Costs
        kind={kind}
        row={rows.find(({ slug }) => slug === kind.slug)}
        currency={currencyFor(locale)}
        tax={taxWording[locale]}
        place={meetingPlace(meetingModes, locale)}
        secrecy={secrecyOf(claims)}
      />
      <Steps kind={kind} />
      <ArticleLinks kind={kind} locale={locale} />
      <ClosingCall href={bookingPathOf(kind)} confidentiality={pickClaims(claims, [layout.confidentiality])[0]} />
      <JsonLd things={await describe(kind, rows, locale)} />
    </>
  );
}

async function kindOf(params: Props["params"]) {
  const { locale, service } = await params;
  const kind = kinds.find(({ page }) => page === service);
  if (!isLocale(locale) || !kind) notFound();
  return { kind, locale };
}
