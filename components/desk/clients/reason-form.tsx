"use client";

import { useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly clientId: string;
  /** The path of the page that opens after the form. */
  readonly back: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly texts: Readonly<Record<"label" | "choose" | "open" | "opening", string>>;
};

/** Asks the staff member for a reason to open the file of a colleague's client. */
export function ReasonForm({ action, clientId, back, reasons, texts }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form} className="case-form">
      <HiddenFields values={{ id: clientId, back }} />
      {state.status === "failed" && !isCured(state) && (
        <Alert tone="bad" isLive>
          {[state.message, ...Object.values(state.fields).flat()].join(" ")} <SignInAgain state={state} />
        </Alert>
      )}
      <Field id="reason" label={texts.label}>
        <Select id="reason" name="reason" defaultValue="" required>
          <option value="" disabled>
            {texts.choose}
          </option>
          {reasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={texts.opening}>
          {texts.open}
        </Button>
      </p>
    </form>
  );
}
