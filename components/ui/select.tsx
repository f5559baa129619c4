import clsx from "clsx";
import type { ComponentProps } from "react";

import type { InputSize } from "./text-input";

export type SelectProps = Omit<ComponentProps<"select">, "id" | "size"> & {
  id: string;
  size?: InputSize | undefined;
  isInvalid?: boolean | undefined;
};

/** A select field. It uses the native element, so that phones show their own list, which users know. */
export function Select({ size = "lg", isInvalid, className, ...rest }: SelectProps) {
  const classes = clsx("input", size !== "lg" && `input--${size}`, className);
  return <select className={classes} aria-invalid={isInvalid || undefined} {...rest} />;
}
