"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { FormState } from "@/lib/platform/forms/form-state";

import { ChangedFacts } from "./changed-facts";
import type { FormLook } from "./form-props";
import { isVisible, withRevealed } from "./staff-field";
import type { StaffField } from "./staff-field";

type Props = Pick<FormLook, "facts" | "back"> & {
  readonly state: FormState;
  readonly fields: readonly StaffField[];
  /** Says that the record has changed. */
  readonly text: string;
};

/**
 * Replaces a form that is no longer possible, for example because a colleague has closed the record. Shows what changed
 * and the texts that the reader typed into the form, so that they can be copied.
 */
export function ClosedForm({ state, fields, facts, back, text }: Props) {
  const t = useTranslations("staffForm");
  const values = state.status === "failed" ? state.values : {};
  const typed = withRevealed(fields)
    .filter(isVisible)
    .filter(({ name, kind = "text" }) => copiedKinds.has(kind) && values[name]);
  return (
    <div className="stack-13">
      {state.status === "failed" && (
        <Alert tone="bad" isLive>
          {text}
        </Alert>
      )}
      {facts && <ChangedFacts state={state} {...facts} />}
      {typed.length > 0 && <p>{t("kept")}</p>}
      {typed.map(({ name, label }) => (
        <Field key={name} id={name} label={label}>
          <TextArea id={name} rows={2} value={values[name]} readOnly />
        </Field>
      ))}
      {back && (
        <div className="page-actions">
          <ButtonLink href={back.href} variant="secondary">
            {back.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The kinds of fields with text that would be work to type again. */
const copiedKinds: ReadonlySet<string> = new Set(["text", "email", "phone", "multiline", "lines"]);
