import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { completeBooking, resendConfirmation } from "@/lib/booking/desk/actions/staff";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { isOpen } from "@/lib/booking/states";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

export type RecordLinks = ReturnType<typeof recordLinks>;

/**
 * Returns the URLs of the page's buttons and shortcuts. A URL is undefined if its action is not allowed. This depends
 * on the booking's state and time and on the staff member's role.
 */
export function recordLinks({ booking, colleagues, canChange }: BookingRecord, now: Instant) {
  const base = `/dashboard/bookings/${booking.reference}`;
  const isChangeable = canChange && isOpen(booking);
  const isAhead = booking.startsAt.getTime() > now;
  return {
    start: isChangeable ? `${base}/appointment` : undefined,
    move: isChangeable && isAhead ? `${base}/move` : undefined,
    reassign: isChangeable && isAhead && colleagues.length > 0 ? `${base}?ask=reassign#ask` : undefined,
    cancel: isChangeable ? `${base}?ask=cancel#ask` : undefined,
    noShow: isChangeable && !isAhead ? `${base}?ask=no-show#ask` : undefined,
    contact: `${base}?ask=contact#ask`,
    back: base,
  };
}

type Props = { readonly record: BookingRecord; readonly links: RecordLinks; readonly now: Instant };

/** The start button turns gold this many milliseconds before the appointment. */
const nearMs = 12 * msPerHour;

/** The actions in the page's header. The start button turns gold when the appointment is near. */
export async function RecordActions({ record: { booking, canChange }, links, now }: Props) {
  const t = await getTranslations("bookings.record");
  const values = { reference: booking.reference, version: String(booking.version) };
  if (!canChange || !isOpen(booking)) return null;
  const isNear = booking.startsAt.getTime() - now < nearMs;
  const hasBegun = booking.startsAt.getTime() <= now;
  return (
    <>
      {links.start && (
        <ButtonLink href={links.start} variant={isNear ? "gold" : "secondary"} aria-keyshortcuts="s">
          <Icon name="phone" size="s" /> {t("start")} <kbd aria-hidden="true">S</kbd>
        </ButtonLink>
      )}
      {links.move && (
        <ButtonLink href={links.move} variant="secondary" aria-keyshortcuts="m">
          {t("move")} <kbd aria-hidden="true">M</kbd>
        </ButtonLink>
      )}
      {hasBegun && <StaffForm action={completeBooking} values={values} submit={t("complete")} />}
      {links.reassign && (
        <ButtonLink href={links.reassign} variant="secondary" aria-keyshortcuts="t">
          {t("reassign")} <kbd aria-hidden="true">T</kbd>
        </ButtonLink>
      )}
      {booking.personal?.email != null && !booking.personal.erasure && (
        <StaffForm action={resendConfirmation} values={values} submit={t("resend")} variant="text" />
      )}
    </>
  );
}
