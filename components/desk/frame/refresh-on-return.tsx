"use client";

import { useEffect } from "react";

import { useRefresh } from "./page-refresh";

/** Renderings that this window has shown. */
const shownRenderings = new Set<string>();

/**
 * Refreshes a page to which the user returns with the Back button. The router shows the old rendering of the page,
 * which may be out of date. `rendering` must be a different value each time the server renders the page.
 */
export function RefreshOnReturn({ rendering }: { readonly rendering: string }) {
  const refresh = useRefresh();
  useEffect(() => {
    if (shownRenderings.has(rendering)) refresh();
    shownRenderings.add(rendering);
  }, [rendering, refresh]);
  return null;
}
