import clsx from "clsx";
import type { ComponentProps } from "react";

export type CardProps = ComponentProps<"div"> & {
  /** Adds a red upper edge, which means that something in this card failed. */
  isBad?: boolean | undefined;
};

/** A box with a border for one item, such as a service or a review. */
export function Card({ isBad, className, ...rest }: CardProps) {
  return <div className={clsx("card", isBad && "card--bad", className)} {...rest} />;
}
