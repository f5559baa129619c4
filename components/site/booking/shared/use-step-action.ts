"use client";

import { useEffect } from "react";
import { useTranslations } from "next-intl";

import { useFormAction } from "@/components/forms/use-form-action";
import type { FormSubmission } from "@/components/forms/use-form-action";
import { useToast } from "@/components/ui/toaster";
import type { FormAction } from "@/lib/platform/forms/form-state";

/** Runs the action of a wizard step. After an unexpected error, it shows a toast with a general message. */
export function useStepAction(action: FormAction): FormSubmission {
  const t = useTranslations();
  const submission = useFormAction(action, {
    offline: t("errors.NETWORK_ERROR"),
    failures: { CLIENT_ERROR: t("errors.CLIENT_ERROR"), UNEXPECTED_ERROR: t("errors.UNEXPECTED_ERROR") },
  });
  const { show } = useToast();
  const { state } = submission;
  const [title, description] = [t("booking.notices.operationFailed.title"), t("booking.notices.operationFailed.text")];
  useEffect(() => {
    const isUnexpected =
      state.status === "failed" && (state.error === "SERVER_ERROR" || state.error === "UNEXPECTED_ERROR");
    if (isUnexpected) show({ tone: "warn", title, description });
  }, [state, show, title, description]);
  return submission;
}
