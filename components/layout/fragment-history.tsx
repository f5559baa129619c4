"use client";

import { useEffect } from "react";

import { clickedLink, isFragmentLink } from "./clicked-link";

/**
 * Repairs the history entries of fragment links. When a fragment link is clicked, the browser adds a history entry
 * without the router's state. This component copies the state of the previous entry to the new entry. Without the copy,
 * going back from another page to the new entry changes the URL but leaves the other page on the screen
 * (lib/DECISIONS.md, 27).
 */
export function FragmentHistory() {
  useEffect(() => {
    let routerState: unknown = null;
    const saveState = (event: MouseEvent) => {
      const link = clickedLink(event);
      routerState = link && isFragmentLink(link) ? history.state : null;
      // A second click on the same fragment link fires no hashchange event, so a timer also restores the state.
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
