import { getTranslations } from "next-intl/server";

import { BeforeTheCall, DoneStep } from "@/components/booking/done/done-step";
import { HelpNote } from "@/components/booking/shared/help-note";
import { NothingHere } from "@/components/booking/shared/nothing-here";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { Icon } from "@/components/ui/icon";

import type { PartProps } from "./part-props";
import { doneSteps, houseFacts } from "./part-facts";
import { receiptView } from "./receipt-view";

/** Step 5: always open, and empty where nothing was booked. */
export async function DonePart({ locale, wizard }: PartProps) {
  const t = await getTranslations("booking");
  const { isDemo, reach } = houseFacts();
  const receipt = wizard.booked && receiptView(wizard.booked, locale, t);
  return (
    <WizardFrame
      step="done"
      done={doneSteps(wizard)}
      heading={
        receipt ? <BookedHeading text={t(receipt.isPaid ? "done.title" : "done.titlePending")} /> : t("summary.title")
      }
      isDemo={isDemo}
      aside={receipt ? <BeforeTheCall email={receipt.email} isDemo={isDemo} /> : <HelpNote reach={reach} />}
    >
      {receipt ? (
        <DoneStep receipt={receipt} reach={reach} />
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
