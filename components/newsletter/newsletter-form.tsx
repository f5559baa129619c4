"use client";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { ActionErrors } from "@/components/forms/form-errors";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/form-state";

/**
 * The texts of the form. The server passes them as plain strings, so the browser loads no message formatter and no
 * catalogue.
 */
export type NewsletterTexts = {
  readonly email: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly sending: string;
  readonly honeypot: string;
  readonly errorPrefix: string;
  readonly errorSummary: string;
  readonly offline: string;
  readonly failures: ResponseFailures;
  readonly done: { readonly title: string; readonly text: string };
};

export type Topics = {
  readonly legend: string;
  readonly hint: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export type NewsletterFormProps = {
  /** The prefix of all ids, because a page may contain the form twice. */
  readonly id: string;
  readonly locale: string;
  /** The page that shows the response without JavaScript. */
  readonly page: string;
  readonly texts: NewsletterTexts;
  /** The text of the consent, with its link. */
  readonly consent: React.ReactNode;
  readonly topics?: Topics | undefined;
  /** The heading level of the error summary. It must be one level below the heading of the form. */
  readonly headingLevel?: 2 | 3;
  readonly action: FormAction;
};

/**
 * Subscribes to the newsletter. The response replaces the form and is the same for every email address. Only the server
 * checks the form. With a check in the browser, the blog pages would load the form library for two fields.
 */
export function NewsletterForm({
  id,
  locale,
  page,
  texts,
  consent,
  topics,
  headingLevel = 3,
  action,
}: NewsletterFormProps) {
  const { state, isPending, form } = useFormAction(action, {
    offline: texts.offline,
    failures: texts.failures,
    page,
    scriptedAction: inPlace(action),
  });
  if (state.status === "done") {
    return (
      <FocusedAlert tone="ok" title={texts.done.title} event={state}>
        {texts.done.text}
      </FocusedAlert>
    );
  }
  const refused = state.status === "failed" ? state : undefined;
  return (
    <form {...form} noValidate className="newsletter">
      <input type="hidden" name="locale" value={locale} />
      <ActionErrors
        state={state}
        title={texts.errorSummary}
        controls={{ email: `${id}-email`, consent: `${id}-consent` }}
        headingLevel={headingLevel}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        size="md"
        autoComplete="email"
        label={texts.email}
        placeholder={texts.placeholder}
        error={refused?.fields.email?.[0]}
        errorPrefix={texts.errorPrefix}
        defaultValue={refused?.values.email}
      />
      {topics ? (
        <FieldGroup id={`${id}-topics`} label={topics.legend} hint={topics.hint}>
          {topics.options.map(({ value, label }) => (
            <Checkbox key={value} id={`${id}-${value}`} name="interests" value={value} label={label} />
          ))}
        </FieldGroup>
      ) : null}
      <Checkbox
        id={`${id}-consent`}
        name="consent"
        label={consent}
        error={refused?.fields.consent?.[0]}
        errorPrefix={texts.errorPrefix}
        defaultChecked={refused?.values.consent === "on"}
      />
      <HoneypotField id={`${id}-website`} label={texts.honeypot} />
      <div>
        <Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** Tells the server that a script replaces the form with the response. Otherwise the server responds with a page. */
function inPlace(action: FormAction): FormAction {
  return (previous, form) => {
    form.set("inPlace", "true");
    return action(previous, form);
  };
}
