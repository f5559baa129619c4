"use client";

import { usePathname } from "next/navigation";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

type Props = { readonly areas: readonly string[]; readonly children: React.ReactNode };

/** Hides its children on all pages at or below these paths. The footer form is hidden where a page has its own form. */
export function HiddenInAreas({ areas, children }: Props) {
  const { path } = splitPrefix(usePathname() ?? "/");
  return areas.some((area) => path === area || path.startsWith(`${area}/`)) ? null : children;
}
