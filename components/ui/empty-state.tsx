import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";

export type EmptyStateProps = {
  icon?: IconName | undefined;
  title: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
  children?: ReactNode;
};

/** Says that there is nothing to show, and offers one next step. */
export function EmptyState({ icon = "inbox", title, headingLevel = 3, action, children }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className="empty">
      <Icon name={icon} size="l" />
      <Heading>{title}</Heading>
      {children && <div className="t16 soft">{children}</div>}
      {action}
    </div>
  );
}
