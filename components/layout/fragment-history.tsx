"use client";

import { useEffect } from "react";

import { clickedLink, isFragmentLink } from "./clicked-link";

/**
 * Repairs history entries of fragment links. When a fragment link is clicked, the browser adds a history entry without
 * the router's state. If the visitor went back to that entry from another page, the URL would change, but the other
 * page would stay on the screen (lib/DECISIONS.md, 27). This component therefore copies the state of the previous entry
 * to the new entry.
 */
export function FragmentHistory() {
  useEffect(() => {
    let routerState: unknown = null;
    const saveState = (event: MouseEvent) => {
      const link = clickedLink(event);
      routerState = link && isFragmentLink(link) ? history.state : null;
      // A second click on the same fragment link fires no hashchange event.
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
