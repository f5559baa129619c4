import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { PlaceEntry } from "@/components/site/help/place-entry";
import { PlaceFilter } from "@/components/site/help/place-filter";
import { PrintChoice } from "@/components/site/parts/print-choice";
import { PrintName } from "@/components/site/parts/print-name";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { allPlaces, countriesOfGroup, placeGroups, usedInGroup } from "@/lib/plan/places";

type Props = PageProps<"/[locale]/where-to-report">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("freeHelp.report");
  return pageMetadata({ locale, path: "/where-to-report", title: t("title"), description: t("description") });
}

/** All places to report to. Nothing that the visitor chooses is sent or stored. */
export default async function WhereToReportPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, isStale] = await Promise.all([getTranslations("freeHelp.report"), loadAreNumbersOverdue()]);
  return (
    <>
      <PrintName />
      <PageHead path="/where-to-report" title={t("title")} lead={t("lead")} />
      <div className="section section--tight">
        <div className="wrap places stack-21">
          <PlaceFilter />
          <p>
            <LinkedText>{t("evidence")}</LinkedText>
          </p>
          <p className="measure" data-country="other">
            <b>{t("other")}</b>
            <br />
            <LinkedText>{t("elsewhere")}</LinkedText>
          </p>
          {placeGroups.map((group) => (
            <section
              key={group}
              className="stack-21"
              data-used={usedInGroup(group).join(" ")}
              data-country={countriesOfGroup(group).join(" ")}
              aria-labelledby={group}
            >
              <h2 id={group}>{t(`groups.${group}`)}</h2>
              {allPlaces
                .filter((place) => place.group === group)
                .map((place) => (
                  <PlaceEntry key={place.id} place={place} isStale={isStale} />
                ))}
            </section>
          ))}
          <PrintChoice />
        </div>
      </div>
    </>
  );
}
