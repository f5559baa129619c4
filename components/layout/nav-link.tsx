"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { isWithin } from "./current-page";

export type NavLinkProps = { locale: Locale; href: string; label: string };

/** A link of the main navigation, marked on its page and on those below it. */
export function NavLink({ locale, href, label }: NavLinkProps) {
  return (
    <Link href={addPrefix(locale, href)} prefetch={false} aria-current={isWithin(usePathname(), href) ? "page" : undefined}>
      {label}
    </Link>
  );
}
