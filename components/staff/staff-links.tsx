"use client";

import { usePathname } from "next/navigation";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

export type StaffLink = { readonly href: string; readonly label: string; readonly icon: IconName };

/**
 * Links to the pages of the staff area with the current one marked. The overview is marked only on its own page, the
 * others also on the pages below them.
 */
export function StaffLinks({ links }: { readonly links: readonly StaffLink[] }) {
  const { path } = splitPrefix(usePathname());
  const isCurrent = (href: string) => path === href || (href !== "/dashboard" && path.startsWith(`${href}/`));
  return links.map(({ href, label, icon }) => (
    <Link key={href} href={href} aria-current={isCurrent(href) ? "page" : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
}
