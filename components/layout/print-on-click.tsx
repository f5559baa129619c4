"use client";

import { useEffect } from "react";

/**
 * Prints the page, or the part of it that `data-print` names, when a button with `data-print` is pressed. One listener
 * in the frame of all pages serves all of these buttons, so that a page with such a button loads no script that other
 * pages do not load.
 */
export function PrintOnClick() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-print]") : null;
      if (!button) return;
      // The print stylesheet reads this mark and prints only the named part of the page.
      document.documentElement.dataset.printing = button.dataset.print;
      print();
      delete document.documentElement.dataset.printing;
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);
  return null;
}
