"use client";

import { usePathname } from "next/navigation";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { isWithin } from "./current-page";

export type BookActionProps = {
  label: string;
  phone: string;
  phoneHref: string;
  /** Fills the width of the drawer, as its last button. */
  isInDrawer?: boolean | undefined;
};

/** Pages on which another button is the main action and therefore gold. */
const otherActionPages = ["/booking", "/cryptocurrency-recovery", "/financial-recovery"];

/**
 * The header's link to the booking page. It is outlined where another button is gold, and on the booking pages the
 * phone number is beside it.
 */
export function BookAction({ label, phone, phoneHref, isInDrawer }: BookActionProps) {
  const path = usePathname();
  const isBooking = isWithin(path, "/booking");
  const variant = otherActionPages.some((route) => isWithin(path, route)) ? "outline" : "gold";
  const shape = isInDrawer ? ({ size: "lg", isBlock: true } as const) : {};
  return (
    <>
      {isBooking && (
        <a className={`${buttonClasses({ variant: "ghost", ...shape })} phone`} href={phoneHref} aria-label={phone}>
          <Icon name="phone" size="s" />
          <span>{phone}</span>
        </a>
      )}
      <Link className={buttonClasses({ variant, ...shape })} href="/booking">
        {label}
      </Link>
    </>
  );
}
