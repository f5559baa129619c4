/** A page's number, or the gap where numbers were left out. */
export type PageStop = number | "gap";

/** Which page numbers to show: first, last, the current one and its neighbours. A gap always stands for two or more. */
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
