"use client";

import { useTranslations } from "next-intl";

import { useFormAction } from "@/components/forms/use-form-action";
import type { SentForm } from "@/components/forms/use-form-action";
import type { FormAction } from "@/lib/platform/form-state";

export type StepAction = SentForm;

/** The action of a step of the wizard and its answer. */
export function useStepAction(action: FormAction): StepAction {
  const t = useTranslations("errors");
  return useFormAction(action, { offline: t("NETWORK_ERROR") });
}
