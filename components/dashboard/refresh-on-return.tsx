"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Renderings that this window has shown. */
const shown = new Set<string>();

/**
 * Refreshes a page that the Back button restores. The router and the browser keep the old rendering. It may show a time
 * slot as reserved although the slot has been booked. `rendering` is a different value each time the server renders the
 * page.
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
