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

/** Pages whose own next step is another: theirs is the gold there. */
const elsewhere = ["/booking", "/cryptocurrency-recovery", "/financial-recovery"];

/** The way to a consultation. Where gold belongs to another button it is an outline, on the booking pages beside the phone number. */
export function BookAction({ label, phone, phoneHref, isInDrawer }: BookActionProps) {
  const path = usePathname();
  const isBooking = isWithin(path, "/booking");
  const variant = elsewhere.some((route) => isWithin(path, route)) ? "outline" : "gold";
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
