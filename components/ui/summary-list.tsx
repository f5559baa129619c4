import clsx from "clsx";
import type { ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

import { VisuallyHidden } from "./visually-hidden";

export type SummaryRow = {
  term: string;
  value: ReactNode;
  /** The path of the page where this answer can be changed. */
  changeHref?: string | undefined;
  changeLabel?: string | undefined;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  /** Uses three columns from 576 px: term, value, change link. */
  isWide?: boolean | undefined;
};

/** The answers given so far, each with a link to change it. */
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
