"use client";

import { useEffect } from "react";
import { useTranslations } from "next-intl";

import { useFormAction } from "@/components/forms/use-form-action";
import type { SentForm } from "@/components/forms/use-form-action";
import { useToast } from "@/components/ui/toaster";
import type { FormAction } from "@/lib/platform/form-state";

export type StepAction = SentForm;

/** The action of a step of the wizard, as a script calls it, and its answer. What nobody foresaw is told by the specification's generic toast too. */
export function useStepAction(action: FormAction, through = action): StepAction {
  const t = useTranslations();
  const sent = useFormAction(action, { offline: t("errors.NETWORK_ERROR"), through });
  const { show } = useToast();
  const { state } = sent;
  const [title, description] = [t("booking.notices.operationFailed.title"), t("booking.notices.operationFailed.text")];
  useEffect(() => {
    if (state.status === "failed" && state.error === "SERVER_ERROR") show({ tone: "warn", title, description });
  }, [state, show, title, description]);
  return sent;
}
