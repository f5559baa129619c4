"use client";

import { usePathname } from "next/navigation";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

type Props = { readonly areas: readonly string[]; readonly children: React.ReactNode };

/** Hides its children in the areas of the site whose pages have their own. */
export function AwayFrom({ areas, children }: Props) {
  const { path } = splitPrefix(usePathname() ?? "/");
  return areas.some((area) => path === area || path.startsWith(`${area}/`)) ? null : children;
}
