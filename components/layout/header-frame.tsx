"use client";

import clsx from "clsx";
import { useEffect, useState, type ReactNode } from "react";

/** Pixels of scrolling after which the header lifts off the page. */
export const scrollThreshold = 30;

/** The sticky header; it gains a shadow once the page has moved under it, and never shrinks or hides. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrollThreshold);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  return <header className={clsx("header", isScrolled && "is-scrolled")}>{children}</header>;
}
