import { useLocale, useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { SourceText } from "@/components/site/parts/source-list";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { placesReview, sourceOfPlace } from "@/lib/plan/places";
import type { Place } from "@/lib/plan/places";

type Props = {
  readonly place: Place;
  /** Whether the place must be checked again, so that its number is not shown. */
  readonly isStale: boolean;
};

/** A place to report to: how to reach it, what it does and does not do, and when we checked it. */
export function PlaceEntry({ place, isStale }: Props) {
  const t = useTranslations("freeHelp.report");
  const locale = useLocale() as Locale;
  const source = sourceOfPlace(place);
  const facts = isStale ? (["does", "not", "have"] as const) : (["reach", "does", "not", "have"] as const);
  return (
    <article className="stack" data-country={place.countries.join(" ")}>
      <h3>{t(`places.${place.id}.name`)}</h3>
      <p className="soft">{t(`places.${place.id}.who`)}</p>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact} className={fact === "reach" ? "reach" : undefined}>
            <dt>{t(fact)}</dt>
            <dd>
              <LinkedText>{t(`places.${place.id}.${fact}`)}</LinkedText>
              {fact === "reach" && place.domain && (
                <>
                  <br />
                  <b>{place.domain}</b>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="t16 soft">
        {isStale
          ? t("stale")
          : t("checked", {
              read: formatCalendarDate(source.read, locale),
              review: formatCalendarDate(placesReview, locale),
            })}{" "}
        <SourceText source={source} locale={locale} />
      </p>
    </article>
  );
}
