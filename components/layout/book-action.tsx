"use client";

import { usePathname } from "next/navigation";

import { buttonClasses } from "@/components/ui/button-look";
import { Link } from "@/lib/platform/i18n/navigation";

import { bookingAreas, isWithin } from "./current-page";

export type BookActionProps = {
  label: string;
  /** Whether it is the last button of the drawer, with the drawer's full width. */
  isInDrawer?: boolean | undefined;
};

/** Pages on which another button is the main action and therefore gold. */
const otherActionPages = ["/cryptocurrency-recovery", "/financial-recovery"];

/** The header's link to the booking page. It is outlined on pages with a gold button, and absent in the booking. */
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
