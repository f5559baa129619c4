import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";

export type Tone = "info" | "ok" | "warn" | "bad";

export const toneIcons = { info: "info", ok: "check-circle", warn: "alert", bad: "x-circle" } as const satisfies Record<
  Tone,
  IconName
>;

export type AlertProps = {
  tone?: Tone | undefined;
  title?: ReactNode;
  icon?: IconName | undefined;
  /** Set this when the alert appears in response to a user action, so that screen readers announce it. */
  isLive?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message in the flow of the page, such as a confirmation, a warning or an error. */
export function Alert({ tone = "info", title, icon, isLive, className, children }: AlertProps) {
  const role = isLive ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={clsx("alert", tone !== "info" && `alert--${tone}`, className)} role={role}>
      <Icon name={icon ?? toneIcons[tone]} />
      <div>
        {title && <b>{title}</b>}
        {title && children ? " " : null}
        {children}
      </div>
    </div>
  );
}
