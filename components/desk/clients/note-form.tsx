"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { LimitedText } from "@/components/forms/limited-text";
import { createRequestKeys } from "@/components/forms/submission-key";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { maxNoteLength } from "@/lib/booking/desk/staff-notes";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly clientId: string;
  readonly texts: Readonly<Record<"label" | "hint" | "restricted" | "save" | "saving", string>>;
};

/** Adds a note to the client's file. */
export function NoteForm({ action, clientId, texts }: Props) {
  const tErrors = useTranslations("errors");
  const [keyOf] = useState(createRequestKeys);
  const { state, isPending, form } = useFormAction(action, {
    offline: tErrors("NETWORK_ERROR"),
    scriptedAction: (previous, note) => {
      note.set("requestKey", keyOf(note));
      return action(previous, note);
    },
  });
  const failed = state.status === "failed" ? state : undefined;
  return (
    <form {...form} data-saves className="stack-13">
      <HiddenFields values={{ id: clientId }} />
      {failed && !isCured(failed) && (
        <Alert tone="bad" isLive>
          {[failed.message, ...Object.values(failed.fields).flat()].join(" ")} <SignInAgain state={failed} />
        </Alert>
      )}
      <Field id="note-text" label={texts.label} hint={texts.hint}>
        <LimitedText
          id="note-text"
          name="text"
          rows={4}
          limit={maxNoteLength}
          aria-describedby="note-text-hint"
          defaultValue={failed?.values.text}
          required
        />
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
