"use client";

import { ActionErrors } from "@/components/forms/form-errors";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Checkbox, Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import type { FormAction } from "@/lib/platform/forms/form-state";

import type { Topics } from "./newsletter-form";

type Props = {
  readonly locale: string;
  readonly token: string;
  readonly languages: {
    readonly legend: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly topics: Topics;
  readonly chosen: { readonly language: string; readonly interests: readonly string[] };
  readonly texts: {
    readonly submit: string;
    readonly sending: string;
    readonly offline: string;
    readonly failures: ResponseFailures;
    readonly errorSummary: string;
  };
  readonly action: FormAction;
};

/** Changes the language and the topics of a subscription. */
export function PreferencesForm({ locale, token, languages, topics, chosen, texts, action }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline, failures: texts.failures });
  return (
    <form {...form} className="form">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <ActionErrors
        state={state}
        title={texts.errorSummary}
        controls={{ language: "language", interests: "interests" }}
      />
      <FieldGroup id="language" label={languages.legend}>
        {languages.options.map(({ value, label }) => (
          <Radio
            key={value}
            id={`language-${value}`}
            name="language"
            value={value}
            label={<span lang={value}>{label}</span>}
            defaultChecked={value === chosen.language}
          />
        ))}
      </FieldGroup>
      <FieldGroup id="interests" label={topics.legend} hint={topics.hint}>
        {topics.options.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`interest-${value}`}
            name="interests"
            value={value}
            label={label}
            defaultChecked={chosen.interests.includes(value)}
          />
        ))}
      </FieldGroup>
      <div>
        <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
