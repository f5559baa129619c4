import { useTranslations } from "next-intl";

import { risks } from "@/lib/plan/steps";

/**
 * The steps that follow from the ticks of `PlanFit`, between those of today and the reports. The stylesheet shows the
 * nth step with the nth tick, and the part with its first step. Without names for them, the document is 290 bytes
 * smaller. A browser without :has() shows all of them.
 */
export function PlanLock() {
  const t = useTranslations("plans");
  return (
    <section className="stack lock" aria-labelledby="lock">
      <h2 id="lock">{t("page.lock")}</h2>
      <ol className="free-help">
        {risks.map((risk) => (
          <li key={risk} className="stack">
            <h3>{t(`risk.${risk}.title`)}</h3>
            <p>{t(`risk.${risk}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
