"use client";

import clsx from "clsx";
import { useEffect, useState, type ReactNode } from "react";

/** Pixels of scrolling after which the header gets a shadow. */
export const scrollThreshold = 30;

/** The sticky header. It gets a shadow once the page is scrolled, and never shrinks or hides. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  return <header className={clsx("header", isScrolled && "is-scrolled")}>{children}</header>;
}
