"use client";

import { useState } from "react";

import { ErrorSummary } from "@/components/ui/error-summary";
import type { ErrorSummaryProps } from "@/components/ui/error-summary";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";

import { FocusedAlert } from "./focused-alert";
import { SignInAgain } from "./sign-in-link";

type Failure = Extract<FormState, { readonly status: "failed" }>;

type Props = ErrorSummaryProps & {
  /** The failure of the form. Its message is shown only if no field has an error. */
  readonly failure: Failure | undefined;
  /** An explanation of what the failure means for the visitor. It is shown after the failure's message. */
  readonly advice?: React.ReactNode;
};

/**
 * The errors of a form: a list of the errors in its fields, or the failure's message if no field has an error. The
 * list or the message takes the focus.
 */
export function FormErrors({ title, errors, failure, advice, ...rest }: Props) {
  return (
    <>
      <ErrorSummary title={title} errors={errors} {...rest} />
      {failure && errors.length === 0 ? (
        <FocusedAlert tone="bad" event={failure.values}>
          {failure.message} <SignInAgain state={failure} /> {advice}
        </FocusedAlert>
      ) : null}
    </>
  );
}

type ActionErrorsProps = Pick<Props, "title" | "headingLevel" | "advice"> & {
  readonly state: FormState;
  /** The form's fields from top to bottom, each with the id of its control. */
  readonly controls: Readonly<Record<string, string>>;
};

/** The errors of a form that is checked only by the server. */
export function ActionErrors({ state, controls, ...rest }: ActionErrorsProps) {
  const attempt = useAttempt(state);
  if (state.status !== "failed") return null;
  const errors = Object.entries(controls).flatMap(([name, id]) =>
    (state.fields[name] ?? []).map((message) => ({ id, message })),
  );
  return <FormErrors errors={errors} failure={isCured(state) ? undefined : state} attempt={attempt} {...rest} />;
}

/**
 * Counts the server's responses to the form. After each response, the errors take the focus, even if they are the same
 * as before.
 */
function useAttempt(state: FormState): number {
  // The values stay the same object while messages of the same response go away.
  const response = state.status === "failed" ? state.values : state;
  const [seen, setSeen] = useState({ response, count: 0 });
  if (seen.response === response) return seen.count;
  setSeen({ response, count: seen.count + 1 });
  return seen.count + 1;
}
