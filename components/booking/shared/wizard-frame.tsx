import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { Step } from "@/lib/booking/journey";

import { PendingChoiceProvider } from "./pending-choice";
import { StepHeading } from "./step-heading";
import { StepIndicator } from "./step-indicator";

type Props = {
  readonly step: Step;
  readonly done: Readonly<Partial<Record<Step, string | null>>>;
  readonly heading: React.ReactNode;
  /** Every form of a demonstration is labelled as such. */
  readonly isDemo: boolean;
  readonly aside: React.ReactNode;
  readonly children: React.ReactNode;
};

/** The frame of a step: the progress, the card with the step's form, and the notes beside it. */
export function WizardFrame({ step, done, heading, isDemo, aside, children }: Props) {
  const t = useTranslations("booking");
  return (
    <PendingChoiceProvider key={step}>
      <StepIndicator current={step} done={done} />
      {isDemo ? <Alert tone="info">{t("demo")}</Alert> : null}
      <div className="wizard-columns">
        <div className="wizard-card">
          <StepHeading subject={step}>{heading}</StepHeading>
          {children}
        </div>
        <div className="grid gap-21">{aside}</div>
      </div>
    </PendingChoiceProvider>
  );
}
