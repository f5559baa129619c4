"use client";

import { useEffect } from "react";

/**
 * Prints the page when a button with `data-print` is pressed. One listener in the frame of all pages serves all of
 * these buttons, so that a page with such a button loads no script that other pages do not load.
 */
export function PrintOnClick() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("[data-print]")) print();
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);
  return null;
}
