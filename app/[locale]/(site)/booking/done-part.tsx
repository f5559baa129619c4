import { getTranslations } from "next-intl/server";

import { DoneStep, NextSteps } from "@/components/booking/done/done-step";
import { toReceiptView } from "@/components/booking/done/receipt-view";
import { HelpNote } from "@/components/booking/shared/aside-notes";
import { NothingHere } from "@/components/booking/shared/nothing-here";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { Icon } from "@/components/ui/icon";

import { firmContext, frameProps } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 5. It can always be opened, but is empty if nothing has been booked. */
export async function DonePart({ locale, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { isDemo, contact } = firmContext();
  const receipt = wizard.booked && toReceiptView(wizard.booked, locale, t);
  return (
    <WizardFrame
      {...frameProps(wizard)}
      heading={
        receipt ? <BookedHeading text={t(receipt.isPaid ? "done.title" : "done.titlePending")} /> : t("summary.title")
      }
      aside={receipt ? <NextSteps email={receipt.email} isDemo={isDemo} /> : <HelpNote contact={contact} />}
    >
      {receipt ? (
        <DoneStep receipt={receipt} contact={contact} />
      ) : (
        <NothingHere step="done" notice={wizard.offer.notice} />
      )}
    </WizardFrame>
  );
}

function BookedHeading({ text }: { readonly text: string }) {
  return (
    <span className="step-booked">
      <Icon name="check-circle" size="l" />
      <span>{text}</span>
    </span>
  );
}
