"use client";

import { usePathname } from "next/navigation";

import { buttonClasses } from "@/components/ui/button-look";
import { Link } from "@/lib/platform/i18n/navigation";

import { bookingAreas, isWithin } from "./current-page";

export type BookActionProps = {
  label: string;
  /** Whether the link is in the navigation drawer, where it has the drawer's full width. */
  isInDrawer?: boolean | undefined;
};

/** Pages with a main action other than booking. The button of that action is gold. */
const otherActionPages = ["/cryptocurrency-recovery", "/financial-recovery"];

/**
 * The header's link to the booking page. The link is gold, but outlined on pages that have another gold button. On the
 * pages of the booking, the link is not rendered.
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
