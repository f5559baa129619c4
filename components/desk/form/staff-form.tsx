"use client";

import { useState } from "react";
import type { ReactNode } from "react";

import type { ControlValues } from "@/lib/platform/forms/edit-conflict";
import type { FormState } from "@/lib/platform/forms/form-state";

import { EditionForm } from "./edition-form";
import type { Edition, FormLook } from "./form-props";

export type { StaffField } from "./staff-field";

type Props = Edition &
  FormLook & {
    /**
     * When this value changes, the form is reset, unless it contains unsaved input. The default is the version in
     * `values`.
     */
    readonly edition?: string;
  };

/**
 * The form of the staff area: a single button, or fields that are given as data. It asks for a password or a code if
 * the server wants one first, keeps typed texts after a refusal, and works without JavaScript.
 *
 * After a successful submission, the page stays open, and `useFormAction` does not empty the fields. The form is
 * therefore reset with each new version of the record, unless it contains unsaved input.
 */
export function StaffForm({ edition, values = {}, fields = [], ...look }: Props): ReactNode {
  const current = { edition: edition ?? values.version ?? "", values, fields };
  const [held, setHeld] = useState<typeof current>();
  const [round, setRound] = useState(0);
  const [success, setSuccess] = useState<Extract<FormState, { status: "done" }>>();
  const [later, setLater] = useState<ControlValues>({});
  const base = held ?? current;
  if (success && look.done) return look.done(success);
  return (
    <EditionForm
      // A single button has nothing to reset, so it keeps the focus.
      key={fields.length > 0 ? `${base.edition} ${round}` : ""}
      {...look}
      current={current}
      base={base}
      isOutdated={base.edition !== current.edition}
      success={success}
      hold={() => setHeld((earlier) => earlier ?? current)}
      later={later}
      release={(state, input = {}) => {
        setHeld(undefined);
        setLater(input);
        setRound((last) => last + 1);
        setSuccess(state?.status === "done" ? state : undefined);
      }}
    />
  );
}
