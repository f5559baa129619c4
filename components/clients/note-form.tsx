"use client";

import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { FormAction } from "@/lib/platform/form-state";

type Props = {
  readonly action: FormAction;
  readonly clientId: string;
  readonly texts: Readonly<Record<"label" | "hint" | "restricted" | "save" | "saving", string>>;
};

/** Adds a note to the file. */
export function NoteForm({ action, clientId, texts }: Props) {
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form} data-saves className="stack-13">
      <HiddenFields values={{ id: clientId }} />
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {[state.message, ...Object.values(state.fields).flat()].join(" ")}
        </Alert>
      )}
      <Field id="note-text" label={texts.label} hint={texts.hint}>
        <TextArea id="note-text" name="text" rows={4} maxLength={5_000} aria-describedby="note-text-hint" required />
      </Field>
      <Checkbox id="note-restricted" name="isRestricted" label={texts.restricted} />
      <p>
        <Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </p>
    </form>
  );
}
