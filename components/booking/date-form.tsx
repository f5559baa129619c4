"use client";

import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/form-state";

import { WhenForm } from "./when-form";
import type { WhenProps } from "./when-form";
import { WizardActions } from "./wizard-actions";

type Props = Omit<WhenProps, "actions" | "carried"> & {
  readonly back: { readonly path: string; readonly step: string };
  readonly leave: FormAction;
};

/** Step 2's calendar, times and buttons. */
export function DateForm({ back, leave, ...when }: Props) {
  const t = useTranslations("booking.actions");
  return (
    <WhenForm
      {...when}
      actions={(formId, isPending) => (
        <WizardActions formId={formId} isPending={isPending} label={t("continue")} back={back} leave={leave} />
      )}
    />
  );
}
