import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { proseComponents } from "@/components/site/parts/prose";
import { SourceList } from "@/components/site/parts/source-list";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { countriesFor, reviewOn, sourcesOf } from "@/lib/site/free-help-sources";
import type { ServicePage } from "@/lib/site/service-pages";

const { Cite } = proseComponents;

/** Free helplines and reporting offices, and a list of the sources of this information. */
export function FreeHelp({ service: { key }, locale }: { service: ServicePage; locale: Locale }) {
  const t = useTranslations("services");
  const countries = countriesFor(locale);
  const sources = sourcesOf(key, countries, locale);
  const numbers = sources.map((_, index) => index + 1);
  return (
    <section className="section" id="free">
      <div className="wrap golden golden--rev">
        <div>
          <div className="head">
            <h2>{t("detail.free.title")}</h2>
            <p className="lead">{t("detail.free.lead")}</p>
          </div>
          <ol className="free-help">
            <li>{t("detail.free.bank")}</li>
            {countries.map((country, index) => (
              <li key={country}>
                <Cited numbers={[index + 1]}>{t(`detail.free.${country}`)}</Cited>
              </li>
            ))}
            <li>
              <Cited numbers={numbers.slice(countries.length)}>{t(`kinds.${key}.free`)}</Cited>
            </li>
          </ol>
        </div>
        <div className="free-sources">
          <SourceList sources={sources} locale={locale} />
          <p className="t16 soft">{t("detail.free.review", { date: formatCalendarDate(reviewOn, locale) })}</p>
        </div>
      </div>
    </section>
  );
}

/**
 * The text of a list item with the numbers of its sources. The numbers are placed before the full stop, as in the
 * articles.
 */
function Cited({ numbers, children }: { numbers: readonly number[]; children: string }) {
  const [, text = children, stop = ""] = /^(.*?)(\.?)$/s.exec(children) ?? [];
  return (
    <>
      <LinkedText>{text}</LinkedText>
      {numbers.map((n) => (
        <Cite key={n} n={n} />
      ))}
      {stop}
    </>
  );
}
