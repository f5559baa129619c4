"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Renderings that this window has shown. */
const shown = new Set<string>();

/**
 * Reloads the data of a page that Back restores as it was: the router and the browser keep the rendering, in which a
 * time that was booked meanwhile is still held. `rendering` differs each time that the server renders the page.
 */
export function RefreshOnReturn({ rendering }: { readonly rendering: string }) {
  const router = useRouter();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) router.refresh();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [router]);
  useEffect(() => {
    if (shown.has(rendering)) router.refresh();
    shown.add(rendering);
  }, [rendering, router]);
  return null;
}
