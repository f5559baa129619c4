import clsx from "clsx";
import type { ComponentProps } from "react";

export type CardProps = ComponentProps<"div"> & {
  /** Red along its upper edge: something failed here. */
  isBad?: boolean | undefined;
};

/** A unit with a border: a service, a review, a person. */
export function Card({ isBad, className, ...rest }: CardProps) {
  return <div className={clsx("card", isBad && "card--bad", className)} {...rest} />;
}
