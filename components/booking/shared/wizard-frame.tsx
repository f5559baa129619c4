import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { Step } from "@/lib/booking/journey";

import { PickedProvider } from "./pending-choice";
import { StepHeading } from "./step-heading";
import { StepIndicator } from "./step-indicator";

type Props = {
  readonly step: Step;
  readonly done: Readonly<Partial<Record<Step, string | null>>>;
  readonly heading: React.ReactNode;
  /** A demonstration says so wherever it asks for something. */
  readonly isDemo: boolean;
  readonly aside: React.ReactNode;
  readonly children: React.ReactNode;
};

/** One step: where the visitor is, the card that asks, and beside it what is known so far. */
export function WizardFrame({ step, done, heading, isDemo, aside, children }: Props) {
  const t = useTranslations("booking");
  return (
    <PickedProvider key={step}>
      <StepIndicator current={step} done={done} />
      {isDemo ? <Alert tone="info">{t("demo")}</Alert> : null}
      <div className="wiz">
        <div className="wiz-card">
          <StepHeading subject={step}>{heading}</StepHeading>
          {children}
        </div>
        <div className="grid gap-21">{aside}</div>
      </div>
    </PickedProvider>
  );
}
