"use client";

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = { readonly label: string; readonly children: ReactNode };

/** A row of links that scrolls sideways on narrow screens. At first, it is scrolled to the link of the current view. */
export function TabStrip({ label, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !current) return;
    const [frame, link] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (link.left < frame.left || link.right > frame.right) strip.current.scrollLeft += link.left - frame.left;
  }, []);
  return (
    <nav ref={strip} className="view-tabs" aria-label={label}>
      {children}
    </nav>
  );
}
