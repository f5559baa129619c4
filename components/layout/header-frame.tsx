"use client";

import clsx from "clsx";
import { useEffect, useState, type ReactNode } from "react";

/** Pixels of scrolling after which the header gets a shadow. */
export const scrollThreshold = 30;

/** The sticky header. It gets a shadow once the page is scrolled, and never shrinks or hides. */
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
