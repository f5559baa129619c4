"use client";

import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/form-state";
import type { Currency } from "@/lib/platform/money/money";

import { StepErrors } from "../shared/step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { ServicePicker, serviceControlId } from "./service-picker";
import type { ServiceChoice } from "./service-picker";
import { useStepAction } from "../shared/use-step-action";
import { WizardActions } from "../shared/wizard-actions";

type Props = {
  readonly services: readonly ServiceChoice[];
  readonly chosenId: string | undefined;
  /** The currency of the requested prices. Undefined keeps the current one. */
  readonly currency?: Currency | undefined;
  readonly hint: string;
  readonly choose: FormAction;
  readonly leave: FormAction;
};

const formId = "service-form";

/** Step 1. */
export function ServiceStep({ services, chosenId, currency, hint, choose, leave }: Props) {
  const t = useTranslations("booking");
  const { state, isPending, form } = useStepAction(choose);
  const [first] = services;
  return (
    <>
      <form id={formId} {...form} className="grid gap-21">
        <HiddenFields values={{ currency }} />
        <StepErrors state={state} controls={{ service: serviceControlId(first?.id ?? "") }} />
        <p className="soft" id="service-hint">
          {hint}
        </p>
        <ServicePicker services={services} chosenId={chosenId} describedBy="service-hint" />
      </form>
      <WizardActions formId={formId} isPending={isPending} label={t("actions.continue")} leave={leave} />
    </>
  );
}
