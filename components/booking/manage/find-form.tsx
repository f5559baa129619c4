"use client";

import { AnswerNote } from "@/components/forms/answer-note";
import { TrapField } from "@/components/forms/trap-field";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/form-state";

type Props = {
  readonly locale: string;
  readonly texts: {
    readonly email: string;
    readonly hint: string;
    readonly submit: string;
    readonly sending: string;
    readonly trap: string;
    readonly errorPrefix: string;
    readonly errorSummary: string;
    readonly offline: string;
  };
  readonly action: FormAction;
};

/** Asks for the address that was booked with. */
export function FindForm({ locale, texts, action }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline });
  const refused = state.status === "failed" ? state : undefined;
  return (
    <form {...form} noValidate className="grid gap-21">
      <input type="hidden" name="locale" value={locale} />
      <AnswerNote state={state} title={texts.errorSummary} controls={{ email: "email" }} />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={texts.hint}
        error={refused?.fields.email?.[0]}
        errorPrefix={texts.errorPrefix}
        defaultValue={refused?.values.email}
      />
      <TrapField id="website" label={texts.trap} />
      <div>
        <Button type="submit" variant="gold" size="lg" isLoading={isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
