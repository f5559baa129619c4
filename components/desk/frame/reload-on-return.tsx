"use client";

import { useEffect } from "react";

type Props = {
  /** Reloads the page. Tests replace it. */
  readonly reload?: () => void;
};

/**
 * Hides a page that the browser keeps in its back/forward cache, and loads it again when the user returns to it. The
 * page may show clients' data after the sign-out. The page is hidden when the user leaves it, so that the browser
 * cannot paint it before it is loaded again.
 */
export function ReloadOnReturn({ reload = reloadPage }: Props) {
  useEffect(() => {
    const onHide = ({ persisted }: PageTransitionEvent) => {
      document.documentElement.hidden = persisted;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, [reload]);
  return null;
}

function reloadPage(): void {
  location.reload();
}
