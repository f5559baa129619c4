"use client";

import { useCallback } from "react";
import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/form-state";

import { timeTexts } from "../shared/booking-texts";
import type { Clocks } from "../shared/booking-texts";
import { usePendingChoice } from "../shared/pending-choice";
import { SlotForm } from "./slot-form";
import type { SlotFormProps } from "./slot-form";
import { WizardActions } from "../shared/wizard-actions";

type Props = Omit<SlotFormProps, "actions" | "onPick" | "zone"> & {
  readonly clocks: Clocks;
  readonly back: { readonly path: string; readonly step: string };
  readonly leave: FormAction;
};

/** Step 2's calendar, times and buttons. The summary follows the picked time. */
export function DateForm({ clocks, back, leave, ...slotForm }: Props) {
  const t = useTranslations("booking");
  const { setChoice } = usePendingChoice();
  const onPick = useCallback(
    (startTime: string | null) => setChoice(startTime === null ? {} : timeTexts(Date.parse(startTime), clocks, t)),
    [setChoice, clocks, t],
  );
  return (
    <SlotForm
      {...slotForm}
      zone={clocks.zone}
      onPick={onPick}
      actions={(formId, isPending) => (
        <WizardActions formId={formId} isPending={isPending} label={t("actions.continue")} back={back} leave={leave} />
      )}
    />
  );
}
