"use client";

import { useEffect } from "react";

import { clickedLink, leadsToPlaceHere } from "./clicked-link";

/**
 * Repairs history entries of fragment links. The browser adds an entry without the router's state when a fragment link
 * is followed. Going back to that entry from another page changed the address and left the other page on the screen.
 * This component copies the state of the previous entry to the new one.
 */
export function KeptPlaces() {
  useEffect(() => {
    let note: unknown = null;
    const remember = (event: MouseEvent) => {
      const link = clickedLink(event);
      note = link && leadsToPlaceHere(link) ? history.state : null;
      // Following the same fragment again fires no hashchange event.
      if (note) setTimeout(pass);
    };
    const pass = () => {
      if (note && history.state === null) history.replaceState(note, "", location.href);
    };
    addEventListener("click", remember, true);
    addEventListener("hashchange", pass);
    return () => {
      removeEventListener("click", remember, true);
      removeEventListener("hashchange", pass);
    };
  }, []);
  return null;
}
