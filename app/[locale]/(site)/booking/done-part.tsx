import { getTranslations } from "next-intl/server";

import { DoneStep } from "@/components/site/booking/done/done-step";
import { toReceiptView } from "@/components/site/booking/done/receipt-view";
import { HelpNote } from "@/components/site/booking/shared/aside-notes";
import { NothingHere } from "@/components/site/booking/shared/nothing-here";
import { WizardFrame } from "@/components/site/booking/shared/wizard-frame";
import { loadBalance } from "@/lib/money/account/loaders";

import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 5. Visitors can always open it, but it shows no receipt if nothing has been booked. */
export async function DonePart({ locale, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { isDemo, contact } = firmContext();
  const { booked } = wizard;
  const balance = booked && (await loadBalance(booked.booking.id, wizard.now));
  const receipt = booked && toReceiptView({ ...booked, balance }, locale, t);
  if (receipt) return <DoneStep receipt={receipt} contact={contact} isDemo={isDemo} />;
  return (
    <WizardFrame step={wizard.step} heading={t("summary.title")} aside={<HelpNote contact={contact} />}>
      <NothingHere step="done" notice={wizard.offer.notice} />
    </WizardFrame>
  );
}
