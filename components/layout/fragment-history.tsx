"use client";

import { useEffect } from "react";

import { clickedLink, isFragmentLink } from "./clicked-link";

/**
 * Repairs history entries of fragment links. The browser adds an entry without the router's state when a fragment link
 * is followed. Going back to that entry from another page would change the URL but leave the other page on the screen
 * (lib/DECISIONS.md, 27). This component copies the state of the previous entry to the new one.
 */
export function FragmentHistory() {
  useEffect(() => {
    let routerState: unknown = null;
    const saveState = (event: MouseEvent) => {
      const link = clickedLink(event);
      routerState = link && isFragmentLink(link) ? history.state : null;
      // Following the same fragment again fires no hashchange event.
      if (routerState) setTimeout(restoreState);
    };
    const restoreState = () => {
      if (routerState && history.state === null) history.replaceState(routerState, "", location.href);
    };
    addEventListener("click", saveState, true);
    addEventListener("hashchange", restoreState);
    return () => {
      removeEventListener("click", saveState, true);
      removeEventListener("hashchange", restoreState);
    };
  }, []);
  return null;
}
