import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";

const steps = ["consultation", "analysis", "implementation", "execution", "closure"] as const;
type Step = (typeof steps)[number];

/** The steps that the example case has completed. */
const completed: readonly Step[] = ["consultation", "analysis"];

type Props = {
  /** A link or button below the timeline. */
  readonly action?: React.ReactNode;
};

/** The five steps of a case, alternately left and right, each with what the client receives. */
export function RecoveryTimeline({ action }: Props) {
  const t = useTranslations("home.process");
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
          <p className="lead">{`${t("description")}. ${t("sample")}`}</p>
        </div>
        <ol className="timeline" role="list">
          {steps.map((step, index) => {
            const isDone = completed.includes(step);
            return (
              <li key={step} className={clsx(isDone && "done")}>
                <span className="timeline-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="timeline-card">
                  <h3>{t(`steps.${step}.title`)}</h3>
                  <p>{t(`steps.${step}.text`)}</p>
                  <span className="timeline-state">
                    <Icon name={isDone ? "check" : "clock"} size="s" />
                    {isDone ? t("completed") : t("future")}
                  </span>
                </div>
                <p className="timeline-note">
                  <span>
                    <b>{t("receive")}</b> {t(`steps.${step}.receive`)}
                  </span>
                  <span>{t(`steps.${step}.note`)}</span>
                </p>
              </li>
            );
          })}
        </ol>
        {action && <div className="cta-row">{action}</div>}
      </div>
    </section>
  );
}
