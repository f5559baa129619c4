import { useTranslations } from "next-intl";

import { LinkedText } from "./linked-text";

const steps = ["bank", "police", "report"] as const;

/** Three free steps for visitors whose money has just left their account. They come before any offer of ours. */
export function WeekAlert() {
  const t = useTranslations("home.first");
  return (
    <section className="first" id="first" aria-labelledby="first-title">
      <div className="wrap">
        <div>
          <h2 id="first-title">{t("title")}</h2>
          <p>{t("lead")}</p>
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
