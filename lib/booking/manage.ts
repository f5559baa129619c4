import { contact } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import type { Service } from "@/lib/services/service";

import { cancel } from "./commands/cancel";
import { confirmMailbox } from "./commands/confirm-mailbox";
import { reschedule } from "./commands/reschedule";
import { isTokenShaped, tokenOf } from "./manage-token";
import { isOpen } from "./states";
import { findBookingByToken } from "./queries";
import type { FoundBooking } from "./queries";

/** What a visitor does with the link of one booking, by the API and by the page alike. */

export type Managed = { readonly booking: FoundBooking; readonly service: Service };

/** The booking of a link as it now is; RESOURCE_NOT_FOUND for every token that opens none. */
export async function openManaged(link: string): Promise<Result<Managed, "RESOURCE_NOT_FOUND">> {
  const token = tokenOf(link);
  const booking = isTokenShaped(token) ? await findBookingByToken(token) : null;
  const service = booking && (await findService(booking.serviceId));
  return booking && service ? ok({ booking, service }) : fail("RESOURCE_NOT_FOUND");
}

/** How long before the start a visitor may still change a booking online. */
export function onlineNoticeMinutes(): number {
  return profile().cancellation.onlineNoticeMinutes;
}

/** Whether the booking can still be changed online. */
export function isChangeable(booking: Pick<FoundBooking, "status" | "startsAt">, now: Instant): boolean {
  return isOpen(booking) && booking.startsAt.getTime() > now + onlineNoticeMinutes() * msPerMinute;
}

export type Cancellation = { readonly reason: string | undefined; readonly from?: Instant | undefined };

/** Cancels the booking of a link; RESOURCE_CONFLICT where it is no longer at the time that its reader saw, or that it had when the request came. */
export async function cancelManaged(
  token: string,
  { reason, from }: Cancellation,
  now: Instant,
): Promise<Result<Managed, ErrorCode>> {
  const managed = await openManaged(token);
  if (!managed.ok) return managed;
  await confirmMailbox({ link: token, booking: managed.value.booking }, now);
  const { id, startsAt } = managed.value.booking;
  const expectedStart = from ?? startsAt.getTime();
  const done = await cancel(
    { kind: "visitor" },
    { id, expectedStart, reason, noticeMinutes: onlineNoticeMinutes() },
    now,
  );
  return done.ok ? openManaged(token) : reachable(done);
}

export type NewTime = { readonly start: Instant; readonly end?: Instant; readonly from?: Instant | undefined };

/** Moves the booking of a link; RESOURCE_CONFLICT where it is no longer at the time that its reader saw. */
export async function moveManaged(
  token: string,
  { start, end, from }: NewTime,
  now: Instant,
): Promise<Result<Managed, ErrorCode>> {
  const managed = await openManaged(token);
  if (!managed.ok) return managed;
  const { booking, service } = managed.value;
  await confirmMailbox({ link: token, booking }, now);
  if (end !== undefined && end !== start + service.minutes * msPerMinute) return fail("BOOKING_UNAVAILABLE");
  const done = await reschedule(
    { kind: "visitor" },
    {
      booking,
      service,
      start,
      expectedStart: from ?? booking.startsAt.getTime(),
      noticeMinutes: onlineNoticeMinutes(),
    },
    now,
  );
  return done.ok ? openManaged(token) : reachable(done);
}

/** A refusal by the notice says how to reach us: past it, a person decides. */
function reachable<E extends ErrorCode>(refused: {
  readonly ok: false;
  readonly error: E;
  readonly details?: unknown;
}) {
  if (refused.error !== "BUSINESS_RULE_VIOLATION") return refused;
  const { phone, email } = contact();
  return fail(refused.error, { ...(refused.details as object), contact: { phone, email } });
}
