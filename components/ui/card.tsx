import clsx from "clsx";
import type { ComponentProps } from "react";

export type CardProps = ComponentProps<"div"> & {
  /** Adds a red upper edge, which means that something in this card failed. */
  isBad?: boolean | undefined;
};

/** A bordered unit such as a service, a review or a person. */
export function Card({ isBad, className, ...rest }: CardProps) {
  return <div className={clsx("card", isBad && "card--bad", className)} {...rest} />;
}
