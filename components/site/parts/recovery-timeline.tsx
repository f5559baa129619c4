import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { Offering } from "@/lib/site/opening";

const steps = ["consultation", "analysis", "implementation", "execution", "closure"] as const;
type Step = (typeof steps)[number];

/** The section shows an example case that has completed these steps. */
const completed: readonly Step[] = ["consultation", "analysis"];

type Props = {
  readonly offering: Pick<Offering, "isFirstHourFree" | "hasPrices">;
  /** A link or button below the steps. */
  readonly action?: React.ReactNode;
};

/** The five steps of a case, alternately on the left and on the right. Each step says what the client receives. */
export function RecoveryTimeline({ offering: { isFirstHourFree, hasPrices }, action }: Props) {
  const t = useTranslations("home.process");
  const plainNotes: Partial<Record<Step, string>> = {
    ...(isFirstHourFree ? {} : { consultation: t("steps.consultation.plainNote") }),
    ...(hasPrices ? {} : { analysis: t("steps.analysis.plainNote") }),
  };
  return (
    <section className="section" id="process">
      <div className="wrap">
        <div className="head head--row">
          <h2>{t("title")}</h2>
          <p className="soft t16">{`${t("description")}. ${t("sample")}`}</p>
        </div>
        <ol className="timeline" role="list">
          {steps.map((step, index) => (
            <li key={step} className={clsx(completed.includes(step) && "done")}>
              <span className="timeline-number" aria-hidden="true">
                {index + 1}
              </span>
              <div className="timeline-card">
                <h3>{t(`steps.${step}.title`)}</h3> <StepState step={step} />
                <p>{t(`steps.${step}.text`)}</p>
              </div>
              <p className="timeline-note">
                <span>
                  <b>{t("receive")}</b> {t(`steps.${step}.receive`)}
                </span>{" "}
                <span>{plainNotes[step] ?? t(`steps.${step}.note`)}</span>
              </p>
            </li>
          ))}
        </ol>
        {action && <div className="cta-row">{action}</div>}
      </div>
    </section>
  );
}

function StepState({ step }: { step: Step }) {
  const t = useTranslations("home.process");
  const isDone = completed.includes(step);
  return (
    <span className="timeline-state">
      <Icon name={isDone ? "check" : "clock"} size="s" />
      {isDone ? t("completed") : t("future")}
    </span>
  );
}
