"use client";

import { useActionState } from "react";
import { useTranslations } from "next-intl";

import { idle } from "@/lib/platform/form-state";
import type { FormAction } from "@/lib/platform/form-state";

import { FailureNote } from "./failure-note";
import { FormBasics } from "./form-basics";
import { ServicePicker, serviceControlId } from "./service-picker";
import type { ServiceChoice } from "./service-picker";
import { WizardActions } from "./wizard-actions";

type Props = {
  readonly services: readonly ServiceChoice[];
  readonly chosenId: string | undefined;
  readonly hint: string;
  readonly choose: FormAction;
  readonly leave: FormAction;
};

const formId = "service-form";

/** Step 1. */
export function ServiceStep({ services, chosenId, hint, choose, leave }: Props) {
  const t = useTranslations("booking");
  const [state, submit, isPending] = useActionState(choose, idle);
  const [first] = services;
  return (
    <>
      <form id={formId} action={submit} className="grid gap-21">
        <FormBasics />
        <FailureNote state={state} controls={{ service: serviceControlId(first?.id ?? "") }} />
        <p className="soft" id="service-hint">
          {hint}
        </p>
        <ServicePicker services={services} chosenId={chosenId} describedBy="service-hint" />
      </form>
      <WizardActions formId={formId} isPending={isPending} label={t("actions.continue")} leave={leave} />
    </>
  );
}
