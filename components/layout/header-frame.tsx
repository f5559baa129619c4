"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useState, type ReactNode } from "react";

import { shortHeaderAreas, isWithin } from "./current-page";

/** Pixels of scrolling after which the header gets a shadow. */
const scrollThreshold = 30;

/**
 * The sticky header. It gets a shadow when the page is scrolled, and never shrinks or hides. On the pages of
 * `shortHeaderAreas`, the drawer contains the header's navigation at every screen width.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  const isShort = shortHeaderAreas.some((area) => isWithin(pathname, area));
  return <header className={clsx("header", isShort && "header--book", isScrolled && "is-scrolled")}>{children}</header>;
}
