"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly submit: string;
  /** The statement of the second person. Without it, the form has no such checkbox. */
  readonly statement?: string | undefined;
  /** The table with the checkboxes of the claims. */
  readonly children: ReactNode;
};

/** A form around the table of claims: one act for all chosen claims. */
export function BulkForm({ action, submit, statement, children }: Props) {
  const t = useTranslations("claims");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const failed = state.status === "failed" ? state : undefined;
  return (
    <form {...form} className="stack-21">
      {children}
      {failed && (
        <Alert tone="bad" isLive>
          {failed.fields.ids ? t("bulk.none") : (failed.fields.compared?.[0] ?? failed.message)}
        </Alert>
      )}
      {statement && <Checkbox id="bulk-compared" name="compared" value="true" label={statement} />}
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("form.saving")}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
