"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

type Props = {
  /** The zone of the times on the page. */
  readonly zone: string;
  /** Whether the zone comes from the visitor or from an earlier detection. */
  readonly isKnown: boolean;
};

/** Reloads the page with the browser's zone, unless the visitor's zone is known. */
export function ZoneDetector({ zone, isKnown }: Props) {
  const router = useRouter();
  /** Prevents an endless loop of reloads if the server does not know the browser's zone. */
  const hasReloaded = useRef(false);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isKnown || hasReloaded.current || !own || own === zone) return;
    hasReloaded.current = true;
    const url = new URL(window.location.href);
    url.searchParams.set("tz", own);
    router.replace(url.pathname + url.search, { scroll: false });
  }, [router, zone, isKnown]);
  return null;
}
