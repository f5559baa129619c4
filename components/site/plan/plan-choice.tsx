import { useTranslations } from "next-intl";

import { Tiles } from "@/components/site/parts/tiles";
import { Radio } from "@/components/ui/check";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { planCountries, planPath, rails } from "@/lib/plan/plans";

/**
 * The choice of a plan in two taps: the country, then the way in which the money left. The stylesheet alone shows the
 * list of the chosen country. A browser without :has() shows the lists of all countries.
 */
export function PlanChoice() {
  const t = useTranslations("plans");
  return (
    <div className="hub stack-21">
      <Tiles legend={<h2>{t("hub.country")}</h2>} hint={t("hub.countryHint")}>
        {planCountries.map((country) => (
          <Radio key={country} id={`in-${country}`} name="in" label={t(`countries.${country}`)} />
        ))}
      </Tiles>
      {planCountries.map((country) => (
        <section key={country} className="stack" data-country={country} aria-labelledby={`how-${country}`}>
          <h3 id={`how-${country}`}>{t("hub.how", { country: t(`countries.${country}`) })}</h3>
          <ul className="go">
            {rails.map((rail) => (
              <li key={rail}>
                <Link href={planPath({ country, rail })}>
                  <span>
                    <b>{t(`rails.${rail}.name`)}</b>
                    <span className="vh">, {t(`countries.${country}`)}</span>
                    <br />
                    <span className="soft t16">{t(`rails.${rail}.hint`)}</span>
                  </span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
