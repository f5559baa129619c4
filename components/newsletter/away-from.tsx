"use client";

import { usePathname } from "next/navigation";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

type Props = { readonly areas: readonly string[]; readonly children: React.ReactNode };

/** Leaves out, in these areas of the site, what their pages bring themselves. */
export function AwayFrom({ areas, children }: Props) {
  const { path } = splitPrefix(usePathname() ?? "/");
  return areas.some((area) => path === area || path.startsWith(`${area}/`)) ? null : children;
}
