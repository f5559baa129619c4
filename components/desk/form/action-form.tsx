"use client";

import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-look";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly values: Readonly<Record<string, string>>;
  readonly label: ReactNode;
  readonly savingLabel: string;
  readonly variant?: ButtonVariant;
  /**
   * The button's accessible name. Needed if the label is an icon, or if several buttons on the page have the same
   * label.
   */
  readonly name?: string;
};

/** A form with one button and no visible fields, such as "Complete". */
export function ActionForm({ action, values, label, savingLabel, variant = "secondary", name }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form}>
      <HiddenFields values={values} />
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {state.message} <SignInAgain state={state} />
        </Alert>
      )}
      <Button type="submit" variant={variant} isLoading={isPending} loadingLabel={savingLabel} aria-label={name}>
        {label}
      </Button>
    </form>
  );
}
