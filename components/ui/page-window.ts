/** A page number, or a gap where numbers were left out. */
export type PageStop = number | "gap";

/**
 * The page numbers to show: the first, the last, the current one and its neighbours. A gap always replaces at least two
 * numbers.
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
