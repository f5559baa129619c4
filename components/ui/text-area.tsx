import clsx from "clsx";
import type { ComponentProps } from "react";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & { id: string; isInvalid?: boolean | undefined };

/** A text input of several lines. */
export function TextArea({ isInvalid, className, ...rest }: TextAreaProps) {
  return <textarea className={clsx("input", className)} aria-invalid={isInvalid || undefined} {...rest} />;
}
