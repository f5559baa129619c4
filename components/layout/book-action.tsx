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
  /** As wide and high as the drawer's last button. */
  isInDrawer?: boolean | undefined;
};

/** The way to a consultation. On the booking pages gold belongs to Continue, so here it is an outline beside the phone number. */
export function BookAction({ label, phone, phoneHref, isInDrawer }: BookActionProps) {
  const isBooking = isWithin(usePathname(), "/booking");
  const shape = isInDrawer ? ({ size: "lg", isBlock: true } as const) : {};
  return (
    <>
      {isBooking && (
        <a className={`${buttonClasses({ variant: "ghost", ...shape })} phone`} href={phoneHref} aria-label={phone}>
          <Icon name="phone" size="s" />
          <span>{phone}</span>
        </a>
      )}
      <Link className={buttonClasses({ variant: isBooking ? "outline" : "gold", ...shape })} href="/booking">
        {label}
      </Link>
    </>
  );
}
