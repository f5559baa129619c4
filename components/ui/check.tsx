import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

import { FieldError } from "./field";

type CheckProps = Omit<ComponentProps<"input">, "type" | "id" | "children"> & {
  id: string;
  /** The label may contain links. A click on a link does not tick the checkbox. */
  label: ReactNode;
};

export type CheckboxProps = CheckProps & {
  error?: string | undefined;
  errorPrefix?: string | undefined;
};

/** A checkbox with its error message above it. */
export function Checkbox({ id, label, error, errorPrefix, className, ...rest }: CheckboxProps) {
  return (
    <div className={clsx("field", error && "is-invalid", className)}>
      <FieldError id={id} message={error} prefix={errorPrefix} />
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}

/** A radio button. The radio buttons of one question belong in a `FieldGroup`. */
export function Radio({ id, label, className, ...rest }: CheckProps) {
  return (
    <label className={clsx("check", className)} htmlFor={id}>
      <input type="radio" id={id} {...rest} />
      <span>{label}</span>
    </label>
  );
}
