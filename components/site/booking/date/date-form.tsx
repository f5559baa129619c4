"use client";

import { useEffect } from "react";
import { useTranslations } from "next-intl";

import { usePendingChoice } from "../shared/pending-choice";
import { BackButton } from "../shared/wizard-actions";
import type { StepAddress } from "../shared/wizard-actions";
import { WizardBar } from "../shared/wizard-bar";
import { SlotForm } from "./slot-form";
import type { SlotFormProps } from "./slot-form";
import type { SlotChoice } from "./slot-groups";

type Props = Omit<SlotFormProps, "actions"> & { readonly back: StepAddress };

/**
 * The calendar, the times and the bottom bar of step 2. The bar and the booking's summary beside this form show the
 * picked time.
 */
export function DateForm({ back, ...slotForm }: Props) {
  return (
    <SlotForm
      {...slotForm}
      actions={(formId, isPending, picked) => (
        <WizardBar formId={formId} isPending={isPending} start={<BackButton back={back} variant="ghost" />}>
          <PickedTime picked={picked} />
        </WizardBar>
      )}
    />
  );
}

function PickedTime({ picked }: { readonly picked: SlotChoice | undefined }) {
  const t = useTranslations("booking.date");
  const { setChoice } = usePendingChoice();
  const texts = picked?.texts;
  useEffect(() => setChoice(texts ?? {}), [setChoice, texts]);
  return (
    <>
      <b data-is-unpicked={texts ? undefined : true}>{texts ? (texts.yourTime ?? texts.officeTime) : t("notPicked")}</b>
      <span>{texts ? texts.yourTime && texts.officeTime : t("notPickedNote")}</span>
    </>
  );
}
