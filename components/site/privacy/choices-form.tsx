"use client";

import { ActionErrors } from "@/components/forms/form-errors";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import type { FormAction } from "@/lib/platform/forms/form-state";

export type PurposeChoice = {
  readonly purpose: string;
  readonly title: string;
  readonly text: string;
  readonly details: string;
  readonly isAgreed: boolean;
};

type Props = {
  readonly locale: string;
  readonly choices: readonly PurposeChoice[];
  readonly texts: {
    readonly refuse: string;
    readonly agree: string;
    readonly details: string;
    readonly submit: string;
    readonly sending: string;
    readonly offline: string;
    readonly failures: ResponseFailures;
    readonly errorSummary: string;
  };
  readonly action: FormAction;
};

/** The question for each purpose. Refusing and agreeing take the same number of clicks, and refusing is preselected. */
export function ChoicesForm({ locale, choices, texts, action }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline, failures: texts.failures });
  return (
    <form {...form} className="form">
      <input type="hidden" name="locale" value={locale} />
      <ActionErrors state={state} title={texts.errorSummary} controls={{}} />
      {choices.map(({ purpose, title, text, details, isAgreed }) => (
        <div key={purpose} className="grid gap-8">
          <FieldGroup id={purpose} label={title} hint={text}>
            {(["refuse", "agree"] as const).map((value) => (
              <Radio
                key={value}
                id={`${purpose}-${value}`}
                name={purpose}
                value={value}
                label={texts[value]}
                defaultChecked={isAgreed === (value === "agree")}
              />
            ))}
          </FieldGroup>
          <details>
            <summary>{texts.details}</summary>
            <p>{details}</p>
          </details>
        </div>
      ))}
      <div>
        <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
