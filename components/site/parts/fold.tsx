import type { ReactNode } from "react";

import { Icon } from "@/components/ui/icon";

type Props = {
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/**
 * A part of a form that is closed on phones. Wide screens and paper show it open, without its summary. The stylesheet
 * alone does this, so a browser that cannot do it shows the part closed, and it opens as usual.
 */
export function Fold({ summary, isOpen = false, children }: Props) {
  return (
    <div className="accordion">
      <details className="fold" open={isOpen}>
        <summary>
          {summary}
          <Icon name="chevron-down" size="s" />
        </summary>
        {children}
      </details>
    </div>
  );
}
