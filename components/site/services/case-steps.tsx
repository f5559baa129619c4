import { useTranslations } from "next-intl";

import type { ServicePage } from "@/lib/site/service-pages";

const bring = ["one", "two", "three"] as const;

/** The course of a case, and the documents to bring to the first appointment. */
export function CaseSteps({ service: { key } }: { service: ServicePage }) {
  const t = useTranslations("services");
  const steps = [
    { title: t("detail.steps.talk"), text: t("detail.steps.talkText") },
    { title: t("detail.steps.review"), text: t(`kinds.${key}.review`) },
    { title: t("detail.steps.letters"), text: t(`kinds.${key}.letters`) },
    { title: t("detail.steps.close"), text: t("detail.steps.closeText") },
  ];
  return (
    <section className="section">
      <div className="wrap both">
        <div>
          <h2>{t("detail.steps.title")}</h2>
          <ol className="service-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{t("detail.bring.title")}</h2>
          <p>{t("detail.bring.lead")}</p>
          <ul className="bring-list">
            {bring.map((each) => (
              <li key={each}>{t(`kinds.${key}.bring.${each}`)}</li>
            ))}
          </ul>
          <p>{t("detail.bring.never")}</p>
        </div>
      </div>
    </section>
  );
}
