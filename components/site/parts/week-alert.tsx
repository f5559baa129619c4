import { useTranslations } from "next-intl";

import { LinkedText } from "./linked-text";

const steps = ["bank", "police", "report"] as const;

/**
 * Three free steps for visitors who have just transferred money to a scammer. The page shows them before any offer of
 * the firm. A stale number, which must be checked again, is not shown.
 */
export function WeekAlert({ isStale }: { readonly isStale: boolean }) {
  const t = useTranslations("home.first");
  const numbers = isStale ? "hidden" : "shown";
  return (
    <section className="first" id="first" aria-labelledby="first-title">
      <div className="wrap">
        <div>
          <h2 id="first-title">{t("title")}</h2>
          <p>{t("lead")}</p>
          <p>
            <LinkedText>{t("plan")}</LinkedText>
          </p>
        </div>
        <ol role="list">
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`${step}.title`)}</b> <LinkedText>{t(`${step}.text`, { numbers })}</LinkedText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
