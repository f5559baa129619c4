import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/linked-text";
import { proseComponents } from "@/components/site/prose";
import type { Locale } from "@/lib/platform/i18n/locales";
import { utcMidnight } from "@/lib/platform/time/day";
import { formatDay } from "@/lib/platform/time/format";

import { SourceList } from "../../blog/[slug]/source-list";
import type { Kind } from "../kinds";
import { reviewOn, sourcesOf } from "./sources";
import type { Country } from "./sources";

const { Cite } = proseComponents;

/** Whom to call and where to report without paying anybody, with the sources of what is said. */
export function FreeHelp({ kind: { key }, locale }: { kind: Kind; locale: Locale }) {
  const t = useTranslations("services");
  const countries = countriesFor(locale);
  const sources = sourcesOf(key, countries);
  return (
    <section className="section" id="free">
      <div className="wrap">
        <div className="head">
          <h2>{t("detail.free.title")}</h2>
          <p className="lead">{t("detail.free.lead")}</p>
        </div>
        <ol className="free-help">
          <li>{t("detail.free.bank")}</li>
          {countries.map((country, index) => (
            <li key={country}>
              <LinkedText>{t(`detail.free.${country}`)}</LinkedText>
              <Cite n={index + 1} />
            </li>
          ))}
          <li>
            <LinkedText>{t(`kinds.${key}.free`)}</LinkedText>
            {sources.slice(countries.length).map(({ url }, index) => (
              <Cite key={url} n={countries.length + index + 1} />
            ))}
          </li>
        </ol>
        <SourceList sources={sources} locale={locale} />
        <p className="t16 soft">{t("detail.free.review", { date: formatDay(utcMidnight(reviewOn), { locale, zone: "UTC" }) })}</p>
      </div>
    </section>
  );
}

function countriesFor(locale: Locale): readonly Country[] {
  return locale === "de" ? ["germany", "uk", "canada"] : ["canada", "uk", "germany"];
}
