"use client";

import { useSyncExternalStore } from "react";

/** Reviews side by side: 3 from 992 px, 2 from 576 px, else 1. The style sheet counts alike. */
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

/** How many reviews a page holds; 0 until the script runs, when all of them stand in a list. */
export function usePageSize(): number {
  return useSyncExternalStore(subscribe, currentSize, () => 0);
}
