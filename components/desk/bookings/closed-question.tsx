"use client";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { FormState } from "@/lib/platform/forms/form-state";

import { ChangedFacts } from "./changed-facts";
import type { ComparedFacts } from "./changed-facts";

type Props = {
  readonly state: FormState;
  readonly compared?: ComparedFacts;
  /** Labels by field name. Only the text that was typed into these fields is shown. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly backHref: string;
  readonly texts: Readonly<Record<"changed" | "kept" | "back", string>>;
};

/**
 * Replaces a form if the booking no longer allows the form's action, for example because a colleague has cancelled the
 * booking. Shows what changed, and the text that the reader typed into the form. The reader can copy this text.
 */
export function ClosedQuestion({ state, compared, labels = {}, backHref, texts }: Props) {
  const values = state.status === "failed" ? state.values : {};
  const typed = Object.entries(labels).filter(([name]) => values[name]);
  return (
    <div className="stack-13">
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {texts.changed}
        </Alert>
      )}
      {compared && <ChangedFacts state={state} {...compared} />}
      {typed.length > 0 && <p>{texts.kept}</p>}
      {typed.map(([name, label]) => (
        <Field key={name} id={name} label={label}>
          <TextArea id={name} rows={2} value={values[name]} readOnly />
        </Field>
      ))}
      <div className="page-actions">
        <ButtonLink href={backHref} variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  );
}
