"use client";

import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useStepAction } from "./use-step-action";

/** The button "Leave booking". It deletes the draft and frees the reserved time. */
export function LeaveButton({ action }: { readonly action: FormAction }) {
  const t = useTranslations("booking.actions");
  const { isPending, form } = useStepAction(action);
  return (
    <form {...form} className="wizard-leave">
      <HiddenFields />
      <Button type="submit" variant="ghost" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {t("leave")}
      </Button>
    </form>
  );
}
