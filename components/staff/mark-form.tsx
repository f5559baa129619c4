"use client";

import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/form-state";

type Props = {
  readonly mark: FormAction;
  readonly reference: string;
  readonly label: string;
  readonly savingLabel: string;
  readonly isPrimary: boolean;
};

/** A button that changes the state of a message or lead. */
export function MarkForm({ mark, reference, label, savingLabel, isPrimary }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(mark, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form}>
      <HiddenFields values={{ reference }} />
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {state.message}
        </Alert>
      )}
      <Button
        type="submit"
        variant={isPrimary ? "primary" : "secondary"}
        isLoading={isPending}
        loadingLabel={savingLabel}
      >
        {label}
      </Button>
    </form>
  );
}
