"use client";

import { useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly retry: FormAction;
  /** The id of a failed job, or of an email that was not sent. Without an id, all failed jobs are retried. */
  readonly id?: string;
  readonly label: string;
  readonly savingLabel: string;
  readonly isPrimary: boolean;
};

/** A button that retries one failed job, retries all failed jobs, or sends an email that was not sent. */
export function RetryForm({ retry, id, label, savingLabel, isPrimary }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(retry, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form}>
      <HiddenFields values={{ id }} />
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {state.message} <SignInAgain state={state} />
        </Alert>
      )}
      <Button
        type="submit"
        size={isPrimary ? undefined : "sm"}
        variant={isPrimary ? "gold" : "secondary"}
        isLoading={isPending}
        loadingLabel={savingLabel}
      >
        {label}
      </Button>
    </form>
  );
}
