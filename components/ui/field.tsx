import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

type Words = {
  id: string;
  hint?: ReactNode;
  /** The message in the reader's language; its presence marks the field invalid. */
  error?: string | undefined;
};

export type FieldProps = Words & {
  label: ReactNode;
  /** Required is the norm, so the exception is what is marked. */
  isOptional?: boolean | undefined;
  optionalLabel?: string | undefined;
  /** Read before the message by those who cannot see the red. */
  errorPrefix?: string | undefined;
  children: ReactNode;
};

/** The ids of hint and error of a field, for its input's `aria-describedby`. */
export function describedBy({ id, hint, error }: Words): string | undefined {
  return [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
}

/** Label above, hint, then error, then the control that `children` are. */
export function Field({ id, label, hint, error, isOptional, optionalLabel, errorPrefix, children }: FieldProps) {
  return (
    <div className={clsx("field", error && "is-invalid")}>
      <label htmlFor={id}>
        {label}
        <OptionalMark isOptional={isOptional} label={optionalLabel} />
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} message={error} prefix={errorPrefix} />
      {children}
    </div>
  );
}

/** Several controls that answer one question. An error's link leads to the group, so it takes the focus. */
export function FieldGroup({ id, label, hint, error, isOptional, optionalLabel, errorPrefix, children }: FieldProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={clsx("field", error && "is-invalid")}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="label">
        {label}
        <OptionalMark isOptional={isOptional} label={optionalLabel} />
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} message={error} prefix={errorPrefix} />
      {children}
    </fieldset>
  );
}

/** What is wrong with one answer, in red, with an icon and in words. */
export function FieldError({
  id,
  message,
  prefix,
}: {
  id: string;
  message: string | undefined;
  prefix?: string | undefined;
}) {
  if (!message) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="alert" size="s" />
      <span>
        {prefix && <VisuallyHidden>{`${prefix} `}</VisuallyHidden>}
        {message}
      </span>
    </p>
  );
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}

function OptionalMark({
  isOptional,
  label = "(optional)",
}: {
  isOptional: boolean | undefined;
  label: string | undefined;
}) {
  if (!isOptional) return null;
  return (
    <>
      {" "}
      <span className="opt-mark">{label}</span>
    </>
  );
}
