import type { Step } from "@/lib/booking/journey";
import type { FormAction } from "@/lib/platform/form-state";

import { LeaveButton } from "./leave-button";
import { PendingChoiceProvider } from "./pending-choice";
import { StepHeading } from "./step-heading";

type Props = {
  readonly step: Step;
  /** Left out if the step's form contains the heading. Such a form shows its error summary above the heading. */
  readonly heading?: React.ReactNode;
  readonly aside: React.ReactNode;
  /** Ends the booking. Its button is in the same place on every step. */
  readonly leave?: FormAction;
  readonly children: React.ReactNode;
};

/** The frame of a step: the card with the step's form, and the notes beside it. */
export function WizardFrame({ step, heading, aside, leave, children }: Props) {
  return (
    <PendingChoiceProvider key={step}>
      <div className="wizard-columns">
        <div className="wizard-card">
          {heading === undefined ? null : <StepHeading subject={step}>{heading}</StepHeading>}
          {children}
        </div>
        <div className="wizard-aside">
          {aside}
          {leave ? <LeaveButton action={leave} /> : null}
        </div>
      </div>
    </PendingChoiceProvider>
  );
}
