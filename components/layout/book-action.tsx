"use client";

import { usePathname } from "next/navigation";

import { buttonClasses } from "@/components/ui/button-look";
import { Link } from "@/lib/platform/i18n/navigation";

import { bookingAreas, isWithin } from "./current-page";

export type BookActionProps = {
  label: string;
  /** Whether the link is the last button of the drawer. It then has the drawer's full width. */
  isInDrawer?: boolean | undefined;
};

/** Pages with another main action. The button of that action is gold. */
const otherActionPages = ["/cryptocurrency-recovery", "/financial-recovery"];

/**
 * The header's link to the booking page. On pages with another gold button, the link is outlined. In the booking, it is
 * hidden.
 */
export function BookAction({ label, isInDrawer }: BookActionProps) {
  const path = usePathname();
  if (bookingAreas.some((area) => isWithin(path, area))) return null;
  const variant = otherActionPages.some((route) => isWithin(path, route)) ? "outline" : "gold";
  const shape = isInDrawer ? ({ size: "lg", isBlock: true } as const) : {};
  return (
    <Link className={buttonClasses({ variant, ...shape })} href="/booking">
      {label}
    </Link>
  );
}
