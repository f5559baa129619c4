"use client";

import { useTranslations } from "next-intl";

import { AttributionFields } from "@/components/forms/attribution-fields";
import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Currency } from "@/lib/platform/money/money";

import { StepErrors } from "../shared/step-errors";
import { StepHeading } from "../shared/step-heading";
import { useStepAction } from "../shared/use-step-action";
import { WizardBar } from "../shared/wizard-bar";
import { ZoneField } from "../shared/zone-field";
import { ServicePicker, serviceControlId } from "./service-picker";
import type { ServiceChoice } from "./service-picker";

type Props = {
  readonly services: readonly ServiceChoice[];
  readonly chosenId: string | undefined;
  /** The currency that the visitor asked for. If undefined, the booking keeps its currency. */
  readonly currency?: Currency | undefined;
  readonly isUrgent?: boolean;
  readonly hint: string;
  /** Notes above the step's heading. */
  readonly notes?: React.ReactNode;
  /** A text below the services. */
  readonly more?: React.ReactNode;
  readonly choose: FormAction;
};

const formId = "service-form";

/** Step 1 of the booking: the choice of a service. */
export function ServiceStep({ services, chosenId, currency, isUrgent, hint, notes, more, choose }: Props) {
  const t = useTranslations("booking");
  const { state, isPending, form } = useStepAction(choose);
  const [first] = services;
  return (
    <>
      <StepErrors state={state} controls={{ service: serviceControlId(first?.id ?? "") }} />
      {notes}
      <form id={formId} {...form}>
        <HiddenFields values={{ currency, urgent: isUrgent ? "1" : undefined }} />
        <ZoneField />
        <AttributionFields />
        <ServicePicker
          title={<StepHeading subject="service">{t("service.title")}</StepHeading>}
          hint={hint}
          error={state.status === "failed" ? state.fields.service?.[0] : undefined}
          services={services}
          chosenId={chosenId}
        />
      </form>
      {more}
      <WizardBar formId={formId} isPending={isPending} />
    </>
  );
}
