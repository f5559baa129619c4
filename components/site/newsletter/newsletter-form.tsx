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
import type { FormAction } from "@/lib/platform/forms/form-state";

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
  /** The prefix of the form's ids. It keeps the ids unique if a page contains the form twice. */
  readonly id: string;
  readonly locale: string;
  /** The page to which the form is posted without JavaScript. That page shows the same form with the errors. */
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
 * Subscribes to the newsletter. After a valid request, a notice replaces the form. The notice is the same for every
 * email address. Only the server checks the form. A check in the browser would make every blog page load the form
 * library.
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

/**
 * Returns an action that adds `inPlace` to the form data. With `inPlace`, the server returns a result, and a notice
 * replaces the form. Without `inPlace`, the server redirects to a page that shows the notice.
 */
function inPlace(action: FormAction): FormAction {
  return (previous, form) => {
    form.set("inPlace", "true");
    return action(previous, form);
  };
}
