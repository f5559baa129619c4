"use client";

import { ActionErrors } from "@/components/forms/form-errors";
import { FocusedAlert } from "@/components/forms/focused-alert";
import type { FormState } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

import { controlsOf } from "./field-values";
import { useStaffForm } from "./form-context";
import { isVisible, withRevealed } from "./staff-field";
import type { StaffField } from "./staff-field";

type Props = {
  readonly state: FormState;
  readonly fields: readonly StaffField[];
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly referencePath: string | undefined;
};

/** Says why the server refused the form, or what it needs first. */
export function Refusal({ state, fields, title, headingLevel, referencePath }: Props) {
  const { idOf } = useStaffForm();
  if (state.status !== "failed") return null;
  const names = withRevealed(fields)
    .filter(isVisible)
    .flatMap((field) => [field.name, ...Object.keys(controlsOf(field))]);
  // The question for a password is no error, so it has another colour.
  if (state.proof && Object.keys(state.fields).length === 0)
    return (
      <FocusedAlert tone="info" event={state.values}>
        {state.message}
      </FocusedAlert>
    );
  return (
    <>
      <ActionErrors
        state={state}
        title={title}
        headingLevel={headingLevel}
        controls={Object.fromEntries(names.map((name) => [name, idOf(name)]))}
      />
      {referencePath && state.references && (
        <ul>
          {state.references.map((reference) => (
            <li key={reference}>
              <Link href={`${referencePath}/${reference}`}>{reference}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
