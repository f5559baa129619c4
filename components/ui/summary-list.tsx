import clsx from "clsx";
import type { ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

import { VisuallyHidden } from "./visually-hidden";

export type SummaryRow = {
  term: string;
  value: ReactNode;
  /** The path of the page on which this answer can be changed. */
  changeHref?: string | undefined;
  changeLabel?: string | undefined;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  /** Whether screens of at least 576 px show term, value and change link in three columns. */
  isWide?: boolean | undefined;
};

/** A list of terms and values, such as a form's answers. A row can have a link to change its value. */
export function SummaryList({ rows, isWide }: SummaryListProps) {
  return (
    <dl className={clsx("summary-list", isWide && "summary-list--wide")}>
      {rows.map(({ term, value, changeHref, changeLabel }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isWide ? undefined : "big"}>{value}</dd>
          {changeHref && (
            <dd>
              <Link href={changeHref}>
                {changeLabel}
                <VisuallyHidden>{`, ${term}`}</VisuallyHidden>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
