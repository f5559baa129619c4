import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

type FieldTexts = {
  id: string;
  hint?: ReactNode;
  /** The message in the reader's language. Its presence marks the field as invalid. */
  error?: string | undefined;
};

export type FieldProps = FieldTexts & {
  label: ReactNode;
  /** Fields are required by default, so only optional fields are marked. */
  isOptional?: boolean | undefined;
  optionalLabel?: string | undefined;
  /** Screen readers read this prefix before the message, for users who cannot see the red colour. */
  errorPrefix?: string | undefined;
  children: ReactNode;
};

/** Returns the value of `aria-describedby` for a field: the ids of its hint and its error. */
export function describedBy({ id, hint, error }: FieldTexts): string | undefined {
  return [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
}

/** A field: its label, its hint, its error and its control (`children`), in this order. */
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

/** Several controls that answer one question. The group can be focused, because the error summary links to it. */
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

/** The error message of a field. The icon is for users who cannot see the red colour. */
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
