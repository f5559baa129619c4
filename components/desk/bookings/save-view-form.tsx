"use client";

import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly query: string;
  readonly texts: Readonly<Record<"name" | "submit" | "saving", string>>;
};

/** Saves the current filter of the table as a view with a name. */
export function SaveViewForm({ action, query, texts }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const failed = state.status === "failed" ? state : undefined;
  return (
    <form {...form} className="save-view-form">
      <HiddenFields values={{ query }} />
      <TextField
        id="view-name"
        name="name"
        label={texts.name}
        required
        size="sm"
        autoComplete="off"
        defaultValue={failed?.values.name}
        error={failed && (failed.fields.name?.[0] ?? failed.message)}
      />
      <Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={texts.saving}>
        {texts.submit}
      </Button>
    </form>
  );
}
