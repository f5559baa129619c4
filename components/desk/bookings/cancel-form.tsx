"use client";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { LimitedText } from "@/components/forms/limited-text";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ChangedFacts, SeenFacts } from "./changed-facts";
import type { ComparedFacts } from "./changed-facts";
import { ClosedQuestion } from "./closed-question";
import { useCurrentVersion } from "@/components/desk/form/use-current-version";

type Props = {
  readonly action: FormAction;
  readonly target: Readonly<Record<"reference" | "version", string>>;
  /** Whether the client has an email address. */
  readonly canEmail: boolean;
  readonly compared: ComparedFacts;
  /** Whether the booking can no longer be cancelled. */
  readonly isClosed: boolean;
  readonly backHref: string;
  readonly texts: Readonly<
    Record<
      "reason" | "emails" | "message" | "messageHint" | "submit" | "saving" | "back" | "changed" | "kept" | "offline",
      string
    >
  >;
};

/** Asks staff why they cancel the booking. They can also write a message to a client who has an email address. */
export function CancelForm({ action, target, canEmail, compared, isClosed, backHref, texts }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline });
  useCurrentVersion(state);
  if (isClosed)
    return (
      <ClosedQuestion
        state={state}
        compared={compared}
        backHref={backHref}
        texts={texts}
        labels={{ reason: texts.reason, message: texts.message }}
      />
    );
  const failed = state.status === "failed" ? state : undefined;
  const general = failed && Object.keys(failed.fields).length === 0;
  const message = { id: "message", hint: texts.messageHint, error: failed?.fields.message?.[0] };
  const reason = { id: "reason", error: failed?.fields.reason?.[0] };
  return (
    <form {...form} className="stack-13">
      <HiddenFields values={target} />
      <SeenFacts facts={compared.facts} />
      {general && (
        <Alert tone="bad" isLive>
          {failed.error === "RESOURCE_CONFLICT" ? texts.changed : failed.message} <SignInAgain state={failed} />
        </Alert>
      )}
      <ChangedFacts state={state} {...compared} />
      <Field {...reason} label={texts.reason}>
        <LimitedText
          id="reason"
          name="reason"
          rows={2}
          limit={500}
          required
          isInvalid={Boolean(reason.error)}
          aria-describedby={describedBy(reason)}
          defaultValue={failed?.values.reason}
        />
      </Field>
      {canEmail && (
        <div className="stack-13 email-choice">
          <Checkbox id="emailsClient" name="emailsClient" value="true" label={texts.emails} defaultChecked />
          <Field {...message} label={texts.message}>
            <LimitedText
              id="message"
              name="message"
              rows={3}
              limit={500}
              isInvalid={Boolean(message.error)}
              aria-describedby={describedBy(message)}
              defaultValue={failed?.values.message}
            />
          </Field>
        </div>
      )}
      <div className="page-actions">
        <Button type="submit" variant="danger" isLoading={isPending} loadingLabel={texts.saving}>
          {texts.submit}
        </Button>
        <ButtonLink href={backHref} variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </form>
  );
}
