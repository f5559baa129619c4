"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

type Props = {
  /** The zone shown. */
  readonly zone: string;
  /** Whether the visitor, or an earlier look, has settled it. */
  readonly isSettled: boolean;
};

/** Shows the times in the browser's own zone, unless one has been settled. */
export function ZoneDetector({ zone, isSettled }: Props) {
  const router = useRouter();
  /** Asked once: a zone the server does not know would be asked for without end. */
  const hasAsked = useRef(false);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isSettled || hasAsked.current || !own || own === zone) return;
    hasAsked.current = true;
    const url = new URL(window.location.href);
    url.searchParams.set("tz", own);
    router.replace(url.pathname + url.search, { scroll: false });
  }, [router, zone, isSettled]);
  return null;
}
