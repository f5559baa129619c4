"use client";

import { useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Cursor } from "@/lib/platform/list/list-page";

type Props = {
  readonly allow: FormAction;
  readonly id: string;
  /** The page of the list that the form is on. */
  readonly cursor: Cursor | undefined;
  readonly label: string;
  /** The text of the select field while no reason is chosen. */
  readonly choose: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly button: string;
  readonly savingLabel: string;
};

/**
 * A form that removes an address from the list of addresses that get no emails. The reason is stored in the audit log.
 */
export function AllowForm({ allow, id, cursor, label, choose, reasons, button, savingLabel }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(allow, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form} className="allow-form">
      <HiddenFields values={{ id, ...(cursor ? { [cursor.direction]: cursor.place } : {}) }} />
      {state.status === "failed" && !isCured(state) && (
        <Alert tone="bad" isLive>
          {[state.message, ...Object.values(state.fields).flat()].join(" ")} <SignInAgain state={state} />
        </Alert>
      )}
      {/* No reason is preselected. Otherwise one click would record a reason that nobody has chosen. */}
      <Select id={`reason-${id}`} name="reason" size="sm" aria-label={label} defaultValue="" required>
        <option value="" disabled>
          {choose}
        </option>
        {reasons.map((reason) => (
          <option key={reason.value} value={reason.value}>
            {reason.label}
          </option>
        ))}
      </Select>
      <Button type="submit" size="sm" variant="secondary" isLoading={isPending} loadingLabel={savingLabel}>
        {button}
      </Button>
    </form>
  );
}
