"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

import { isWithin } from "./current-page";

type Props = {
  /** Paths without a locale prefix. */
  readonly areas: readonly string[];
  /** Shown at these paths and below them. */
  readonly inside?: ReactNode;
  /** Shown on all other pages. */
  readonly outside?: ReactNode;
};

/**
 * Lets a layout show different content inside and outside `areas`. A layout does not know the path, so this component
 * asks the router.
 */
export function ByArea({ areas, inside, outside }: Props) {
  const pathname = usePathname();
  return areas.some((area) => isWithin(pathname, area)) ? inside : outside;
}
