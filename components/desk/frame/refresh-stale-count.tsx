"use client";

import { useEffect, useRef } from "react";

import { useNavigationCount } from "./navigation-counts";
import { useRefresh } from "./page-refresh";

type Props = { readonly href: string; readonly count: number };

/**
 * Refreshes the frame if the navigation has another number for this page than the page itself. Next does not render the
 * frame again when the user goes to another page.
 */
export function RefreshStaleCount({ href, count }: Props) {
  const refresh = useRefresh();
  const shown = useNavigationCount(href);
  const refreshed = useRef<number>(undefined);
  useEffect(() => {
    if (shown === count || refreshed.current === count) return;
    // Only once for each number, in case the two never agree.
    refreshed.current = count;
    refresh("background");
  }, [shown, count, refresh]);
  return null;
}
