import type { Step } from "@/lib/booking/wizard/journey";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { LeaveButton } from "./leave-button";
import { PendingChoiceProvider } from "./pending-choice";
import { StepHeading } from "./step-heading";

type Props = {
  readonly step: Step;
  /** Left out if `children` contain the heading. A form, for example, shows its error summary above the heading. */
  readonly heading?: React.ReactNode;
  readonly aside: React.ReactNode;
  /** Deletes the unfinished booking. Left out on pages without the button "Leave booking". */
  readonly leave?: FormAction;
  readonly children: React.ReactNode;
};

/** The frame of a step: a card with the step's content, and the notes beside it. */
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
