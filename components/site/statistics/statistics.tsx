"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Reports page views and clicks to our own statistics. The code is loaded when the page is idle, so it delays nothing.
 * Renders nothing.
 */
export function Statistics() {
  const pathname = usePathname();
  useEffect(() => {
    let isShown = true;
    const load = () =>
      void import("./report").then(
        ({ reportPageView }) => isShown && reportPageView(),
        // Without its code, the page is not counted.
        () => undefined,
      );
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 2_000 });
    else setTimeout(load, 200);
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return null;
}
