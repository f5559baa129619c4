import { Link } from "@/lib/platform/i18n/navigation";

import { Icon } from "./icon";
import { pageWindow } from "./page-window";

export type PaginationProps = {
  /** The first page is 1. */
  current: number;
  last: number;
  /** Returns the address of a page, in its English form. */
  hrefOf: (page: number) => string;
  words: {
    label: string;
    previous: string;
    next: string;
    /** Names one page, such as "Page 3". */
    page: (page: number) => string;
  };
};

/** Links to the pages of a long list. The address is the only state. */
export function Pagination({ current, last, hrefOf, words }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav className="pagination" aria-label={words.label}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" aria-label={words.previous}>
          <Icon name="chevron-left" size="s" />
        </Link>
      )}
      {pageWindow(current, last).map((stop, index) =>
        stop === "gap" ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={stop}
            href={hrefOf(stop)}
            aria-label={words.page(stop)}
            aria-current={stop === current ? "page" : undefined}
          >
            {stop}
          </Link>
        ),
      )}
      {current < last && (
        <Link href={hrefOf(current + 1)} rel="next" aria-label={words.next}>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  );
}
