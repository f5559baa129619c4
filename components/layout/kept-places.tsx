"use client";

import { useEffect } from "react";

import { clickedLink, leadsToPlaceHere } from "./clicked-link";

/**
 * The browser's own way to a place on a page leaves an entry in its history without the router's note of the page: Back to
 * it from another page changed the address and left the other page standing. The entry gets the note of the one before it.
 */
export function KeptPlaces() {
  useEffect(() => {
    let note: unknown = null;
    const remember = (event: MouseEvent) => {
      const link = clickedLink(event);
      note = link && leadsToPlaceHere(link) ? history.state : null;
      // A place that is led to again makes no event of its own.
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
