"use client";

import { useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = { readonly action: FormAction; readonly id: string; readonly label: string; readonly pending: string };

/** The button that imports a CSV file in which the dry run found no problems. */
export function ImportConfirm({ action, id, label, pending }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form} className="stack-13">
      <HiddenFields values={{ id }} />
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {state.message} <SignInAgain state={state} />
        </Alert>
      )}
      <div>
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={pending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
