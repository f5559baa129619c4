"use client";

import { usePathname } from "next/navigation";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

export type StaffLink = { readonly href: string; readonly label: string; readonly icon: IconName };

/** Links to pages of the staff area, the current one marked: the overview on its own page alone, others on those below them too. */
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
