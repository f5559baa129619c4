"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Reports page views and clicks to our own statistics. The code is loaded after the page, when the browser is idle, so
 * it delays nothing. Renders nothing.
 */
export function Statistics() {
  const pathname = usePathname();
  useEffect(() => {
    const isOver = new AbortController();
    const report = async () => {
      // Without its code, the page is not counted.
      const script = await import("./report").catch(() => undefined);
      if (!isOver.signal.aborted) script?.reportPageView();
    };
    // Safari has no idle callbacks.
    const whenIdle = () =>
      "requestIdleCallback" in window ? requestIdleCallback(report, { timeout: 2_000 }) : setTimeout(report, 200);
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true, signal: isOver.signal });
    return () => isOver.abort();
  }, [pathname]);
  return null;
}
