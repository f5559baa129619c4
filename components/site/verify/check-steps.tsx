import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";

const steps = ["register", "name", "number", "warnings", "ask"] as const;

/** Lists the steps with which visitors can check the firm without relying on this site. */
export function CheckSteps({ legalName }: { readonly legalName: string }) {
  const t = useTranslations("verify.steps");
  return (
    <section className="section section--tight" id="steps" aria-labelledby="steps-title">
      <div className="wrap">
        <div className="head head--row">
          <h2 id="steps-title">{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
        </div>
        <ol className="plain-list check-steps">
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`${step}.title`)}</b>
              <LinkedText>{t(`${step}.text`, { name: legalName })}</LinkedText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
