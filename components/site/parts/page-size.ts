import { useSyncExternalStore } from "react";

/**
 * The number of reviews side by side: 3 from a width of 992 px, 2 from 576 px, otherwise 1. The stylesheet uses the
 * same widths.
 */
const widths = [
  { query: "(min-width: 992px)", size: 3 },
  { query: "(min-width: 576px)", size: 2 },
] as const;

function currentSize(): number {
  return widths.find(({ query }) => window.matchMedia(query).matches)?.size ?? 1;
}

function subscribe(onChange: () => void): () => void {
  const lists = widths.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
}

/**
 * The number of reviews on one page of the carousel. It is 0 until the script runs. Until then, all reviews are shown
 * in a list.
 */
export function usePageSize(): number {
  return useSyncExternalStore(subscribe, currentSize, () => 0);
}
