import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { PlaceEntry } from "@/components/site/help/place-entry";
import { PageHead } from "@/components/site/parts/page-head";
import { Radio } from "@/components/ui/check";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { allPlaces, placeGroups } from "@/lib/plan/places";

type Props = PageProps<"/[locale]/where-to-report">;

const choices = ["all", "ca", "uk", "de"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("freeHelp.report");
  return pageMetadata({ locale, path: "/where-to-report", title: t("title"), description: t("description") });
}

/** All places to report to. The stylesheet alone shows those of one country, so nothing is sent or stored. */
export default async function WhereToReportPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, isStale] = await Promise.all([getTranslations("freeHelp.report"), loadAreNumbersOverdue()]);
  return (
    <>
      <PageHead path="/where-to-report" title={t("title")} lead={t("lead")} />
      <div className="section section--tight">
        <div className="wrap places stack-21">
          <fieldset>
            <legend className="label">{t("where")}</legend>
            <div className="row">
              {choices.map((choice) => (
                <Radio
                  key={choice}
                  id={`place-${choice}`}
                  name="place"
                  defaultChecked={choice === "all"}
                  label={t(choice)}
                />
              ))}
            </div>
          </fieldset>
          {placeGroups.map((group) => (
            <section key={group} className="stack-21" aria-labelledby={group}>
              <h2 id={group}>{t(`groups.${group}`)}</h2>
              {allPlaces
                .filter((place) => place.group === group)
                .map((place) => (
                  <PlaceEntry key={place.id} place={place} isStale={isStale} />
                ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
