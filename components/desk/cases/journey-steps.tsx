import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { completeStep, undoStep } from "@/lib/cases/actions/case";
import type { StepView } from "@/lib/cases/journey-view";

import { StaffForm } from "@/components/desk/form/staff-form";
import { RuleList } from "./rule-list";

type Props = {
  readonly steps: readonly StepView[];
  readonly target: Readonly<Record<"clientId" | "reference" | "version", string>>;
  /** Whether the case is open and the staff member may complete and undo its steps. */
  readonly canChange: boolean;
  /** Whether the client has an email address. */
  readonly canEmail: boolean;
};

/**
 * The five steps of a case with their rules. Each rule shows whether it is met and who confirmed it. If all rules of
 * the next step are met, a button completes the step. Another button undoes the last completed step.
 */
export function JourneySteps({ steps, target, canChange, canEmail }: Props) {
  const t = useTranslations("cases.journey");
  const completed = steps.filter(({ state }) => state === "done").length;
  return (
    <Section id="journey" title={t("title")} note={t("count", { count: completed })}>
      <ol className="journey-steps">
        {steps.map((step) => (
          <li key={step.step} className={clsx(`is-${step.state}`)}>
            <span className="disc" aria-hidden="true">
              {step.state === "done" ? <Icon name="check" size="s" /> : step.step}
            </span>
            <div className="stack-13">
              <div className="journey-head">
                <h3>
                  {step.step}. {t(`steps.${step.name}`)}
                </h3>
                <StepState step={step} />
              </div>
              <StepBody step={step} target={target} canChange={canChange} canEmail={canEmail} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepState({ step: { state, unmet } }: { readonly step: StepView }) {
  const t = useTranslations("cases.journey.states");
  if (state === "done")
    return (
      <Badge tone="ok" icon="check">
        {t("done")}
      </Badge>
    );
  if (state === "ready")
    return (
      <Badge tone="info" icon="arrow-right">
        {t("ready")}
      </Badge>
    );
  return (
    <Badge tone="plain" icon={state === "next" ? "lock" : "clock"}>
      {state === "next" ? t("unmet", { count: unmet }) : t("later")}
    </Badge>
  );
}

function StepBody({ step, target, canChange, canEmail }: Omit<Props, "steps"> & { readonly step: StepView }) {
  const t = useTranslations("cases.journey");
  const values = { ...target, step: String(step.step) };
  return (
    <>
      {step.completed && (
        <p className="mute">
          {t("completedBy", { at: step.completed.at, by: step.completed.by })}{" "}
          {step.completed.email === "none"
            ? t("notEmailed")
            : step.completed.email !== "past" && t("emailed", { time: step.completed.email.time })}
        </p>
      )}
      {step.state === "done" ? (
        <details className="opener">
          <summary>{t("rulesOf", { count: step.rules.length })}</summary>
          <RuleList rules={step.rules} target={target} isLater={false} />
        </details>
      ) : (
        <RuleList rules={step.rules} target={target} isLater={step.state === "later"} />
      )}
      {step.state === "next" && canChange && <p className="mute">{t("needsRules")}</p>}
      {step.state === "ready" && canChange && (
        <StaffForm
          action={completeStep}
          values={values}
          variant="gold"
          submit={t("complete", { step: step.step })}
          fields={canEmail ? [{ name: "emailsClient", kind: "check", label: t("emailClient") }] : []}
        />
      )}
      {step.state === "ready" && canChange && <p className="mute">{t(canEmail ? "undoNote" : "undoNoteNoEmail")}</p>}
      {step.takeBack && step.takeBack !== "with-reason" && (
        <div className="stack-13">
          <StaffForm action={undoStep} values={values} submit={t("takeBack", { step: step.step })} />
          <p className="mute">{t("takeBackUntil", { time: step.takeBack.until })}</p>
        </div>
      )}
      {step.takeBack === "with-reason" && (
        <StaffForm
          action={undoStep}
          values={values}
          opener={t("takeBackLate", { step: step.step })}
          submit={t("takeBack", { step: step.step })}
          variant="danger"
          fields={[
            { name: "reason", kind: "multiline", limit: 500, label: t("takeBackReason"), hint: t("takeBackHint") },
          ]}
        />
      )}
    </>
  );
}
