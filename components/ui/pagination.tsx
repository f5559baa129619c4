import { Link } from "@/lib/platform/i18n/navigation";

import { Icon } from "./icon";

export type PaginationProps = {
  /** The number of the current page. The first page is 1. */
  current: number;
  last: number;
  /** Returns the path of a page, without a locale prefix. */
  hrefOf: (page: number) => string;
  labels: {
    label: string;
    previous: string;
    next: string;
    /** Names one page, such as "Page 3". */
    page: (page: number) => string;
  };
};

/** Links to the pages of a long list. */
export function Pagination({ current, last, hrefOf, labels }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav className="pagination" aria-label={labels.label}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" aria-label={labels.previous}>
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
            aria-label={labels.page(stop)}
            aria-current={stop === current ? "page" : undefined}
          >
            {stop}
          </Link>
        ),
      )}
      {current < last && (
        <Link href={hrefOf(current + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  );
}

/** A page number, or a gap that replaces page numbers. */
type PageStop = number | "gap";

/**
 * Chooses the page numbers to show: the first page, the last page, the current page and its neighbours. A gap always
 * replaces at least two numbers.
 */
export function pageWindow(current: number, last: number): readonly PageStop[] {
  const near = new Set([1, last, current - 1, current, current + 1]);
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  return pages.flatMap((page): readonly PageStop[] => {
    if (near.has(page)) return [page];
    const isLone = near.has(page - 1) && near.has(page + 1);
    if (isLone) return [page];
    return near.has(page - 1) ? ["gap"] : [];
  });
}
