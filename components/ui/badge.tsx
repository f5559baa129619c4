import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";
import type { Tone } from "./alert";

export type BadgeLook = {
  /** `outline` is for a tag. The other tones are for a state. */
  tone?: Tone | "plain" | "outline" | undefined;
  icon?: IconName | undefined;
};

export type BadgeProps = BadgeLook & { children: ReactNode };

/** A short state or tag. Its meaning never depends on the colour alone. */
export function Badge({ tone = "outline", icon, children }: BadgeProps) {
  return (
    <span className={clsx("tag", tone !== "outline" && `tag--${tone}`)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
