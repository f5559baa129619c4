import clsx from "clsx";
import type { ComponentProps } from "react";

import { DateInput } from "./date-input";
import { describedBy, Field, type FieldProps } from "./field";
import { Icon, type IconName } from "./icon";
import { Spinner } from "./spinner";

/** The heights are 34, 42 and 55 px. Forms use the largest size. */
export type InputSize = "sm" | "md" | "lg";

export type TextInputProps = Omit<ComponentProps<"input">, "size" | "id"> & {
  id: string;
  size?: InputSize | undefined;
  isInvalid?: boolean | undefined;
  /** Whether the server is checking the value. The hint should say that the check is running. */
  isValidating?: boolean | undefined;
  startIcon?: IconName | undefined;
  endIcon?: IconName | undefined;
};

/** The types for which browsers show a sample value in an empty input. */
const dateTypes: ReadonlySet<string> = new Set(["date", "month", "time", "datetime-local"]);

/** A text input of one line. */
export function TextInput({
  size = "lg",
  isInvalid,
  isValidating,
  startIcon,
  endIcon,
  className,
  type = "text",
  ...rest
}: TextInputProps) {
  const classes = clsx("input", size !== "lg" && `input--${size}`, (isValidating || endIcon) && "has-end", className);
  const Input = dateTypes.has(type) ? DateInput : "input";
  const input = (
    <Input
      type={type}
      className={classes}
      aria-invalid={isInvalid || undefined}
      aria-busy={isValidating || undefined}
      {...rest}
    />
  );
  if (!startIcon && !endIcon && !isValidating) return input;
  return (
    <div className="input-wrap">
      {startIcon && <Icon name={startIcon} className="start" />}
      {input}
      {isValidating ? <Spinner className="end" /> : endIcon && <Icon name={endIcon} className="end" />}
    </div>
  );
}

export type TextFieldProps = Omit<TextInputProps, "isInvalid"> & Omit<FieldProps, "children">;

/** A text input with its label, hint and error. */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  optionalLabel,
  errorPrefix,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      optionalLabel={optionalLabel}
      errorPrefix={errorPrefix}
    >
      <TextInput id={id} isInvalid={Boolean(error)} aria-describedby={describedBy({ id, hint, error })} {...input} />
    </Field>
  );
}
