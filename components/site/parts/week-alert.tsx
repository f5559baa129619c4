import { useTranslations } from "next-intl";

import { LinkedText } from "./linked-text";

const steps = ["bank", "police", "report"] as const;

/**
 * Three free steps for visitors who have just transferred money to a scammer. The page shows them before any offer of
 * the firm.
 */
export function WeekAlert() {
  const t = useTranslations("home.first");
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
              <b>{t(`${step}.title`)}</b> <LinkedText>{t(`${step}.text`)}</LinkedText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
