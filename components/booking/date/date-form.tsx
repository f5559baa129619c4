"use client";

import { useCallback } from "react";
import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/form-state";

import { timeWords } from "../shared/booking-texts";
import type { Clocks } from "../shared/booking-texts";
import { usePicked } from "../shared/pending-choice";
import { WhenForm } from "./when-form";
import type { WhenProps } from "./when-form";
import { WizardActions } from "../shared/wizard-actions";

type Props = Omit<WhenProps, "actions" | "onPick" | "zone"> & {
  readonly clocks: Clocks;
  readonly back: { readonly path: string; readonly step: string };
  readonly leave: FormAction;
};

/** Step 2's calendar, times and buttons. */
export function DateForm({ clocks, back, leave, ...when }: Props) {
  const t = useTranslations("booking");
  const { pick } = usePicked();
  const onPick = useCallback(
    (startTime: string | null) => pick(startTime === null ? {} : timeWords(Date.parse(startTime), clocks, t)),
    [pick, clocks, t],
  );
  return (
    <WhenForm
      {...when}
      zone={clocks.zone}
      onPick={onPick}
      actions={(formId, isPending) => (
        <WizardActions formId={formId} isPending={isPending} label={t("actions.continue")} back={back} leave={leave} />
      )}
    />
  );
}
