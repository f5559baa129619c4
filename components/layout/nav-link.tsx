"use client";

import { usePathname } from "next/navigation";

import { Link } from "@/lib/platform/i18n/navigation";

import { isWithin } from "./current-page";

export type NavLinkProps = { href: string; label: string };

/**
 * A link of the main navigation. It is marked as the current link on the page that it leads to, and on the pages below
 * that page.
 */
export function NavLink({ href, label }: NavLinkProps) {
  return (
    <Link href={href} aria-current={isWithin(usePathname(), href) ? "page" : undefined}>
      {label}
    </Link>
  );
}
