import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { planCountries, planPath, rails } from "@/lib/plan/plans";

/** The choice of a plan in two taps: the country, then the way in which the money left. */
export function PlanChoice() {
  const t = useTranslations("plans");
  return (
    <section className="stack" aria-labelledby="choose">
      <h2 id="choose">{t("hub.country")}</h2>
      <p>{t("hub.countryHint")}</p>
      <div className="accordion">
        {planCountries.map((country) => (
          <details key={country} name="country">
            <summary>
              {t(`countries.${country}`)}
              <Icon name="chevron-down" size="s" />
            </summary>
            <ul className="answer margin">
              {rails.map((rail) => (
                <li key={rail}>
                  <Link href={planPath({ country, rail })}>
                    <b>{t(`rails.${rail}.name`)}</b>
                    <span className="vh">, {t(`countries.${country}`)}</span>{" "}
                    <span className="soft">{t(`rails.${rail}.hint`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
