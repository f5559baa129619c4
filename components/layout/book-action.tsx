"use client";

import { usePathname } from "next/navigation";

import { ButtonLink } from "@/components/ui/button";

import { bookingAreas, freeHelpAreas, isWithin } from "./current-page";

export type BookActionProps = {
  label: string;
  /** The booking page or, while online booking is not open, the firm's phone number as a `tel:` link. */
  href: string;
  /** Whether the link is in the navigation drawer, where it has the drawer's full width. */
  isInDrawer?: boolean | undefined;
};

/** Pages with a main action other than booking. */
const otherActionPages = ["/cryptocurrency-recovery", "/financial-recovery", "/login"];

/**
 * The header's link to the booking page or to the phone. The link is gold, but outlined on pages that have another main
 * action. It is not rendered on the pages of the booking, and only in the drawer on the free pages for
 * victims.
 */
export function BookAction({ label, href, isInDrawer }: BookActionProps) {
  const path = usePathname();
  const withoutLink = isInDrawer ? bookingAreas : [...bookingAreas, ...freeHelpAreas];
  if (withoutLink.some((area) => isWithin(path, area))) return null;
  const variant = otherActionPages.some((route) => isWithin(path, route)) ? "outline" : "gold";
  const shape = isInDrawer ? ({ size: "lg", isBlock: true } as const) : {};
  return (
    <ButtonLink variant={variant} {...shape} href={href}>
      {label}
    </ButtonLink>
  );
}
