import clsx from "clsx";
import type { Ref } from "react";

import type { IconName } from "./icon-names";

export type { IconName };

export type IconProps = {
  name: IconName;
  /** The sizes are 18, 24 and 34 px. */
  size?: "s" | "m" | "l";
  className?: string | undefined;
  ref?: Ref<SVGSVGElement>;
};

/** A decorative icon next to a text. Screen readers skip it. */
export function Icon({ name, size = "m", className, ref }: IconProps) {
  return (
    <svg className={clsx("icon", size !== "m" && size, className)} aria-hidden="true" focusable="false" ref={ref}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
