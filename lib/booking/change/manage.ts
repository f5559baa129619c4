import { contact } from "@/lib/firm/legal";
import type { BookingBalance } from "@/lib/money/account/queries/balance";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Failure, Result } from "@/lib/platform/result";
import { isTokenShaped } from "@/lib/platform/security/token";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import type { Service } from "@/lib/services/service";

import { keepTime } from "../days-off/commands/keep-time";
import { cancel } from "./commands/cancel";
import { confirmMailbox } from "../wizard/commands/confirm-mailbox";
import { reschedule } from "./commands/reschedule";
import { tokenOf } from "./manage-link";
import { onlineNoticeMinutes } from "./notice";
import { findBookingByToken } from "../queries/bookings";
import type { FoundBooking } from "../queries/bookings";
import { isWithdrawable, withdrawableStates } from "./withdrawal";

/** A booking opened by its manage link. */
export type Managed = {
  readonly booking: FoundBooking;
  readonly service: Service;
  /** What was invoiced and paid. Pages load it separately. Undefined if nothing was invoiced or received. */
  readonly balance?: BookingBalance | undefined;
};

/** Opens the booking of a link. RESOURCE_NOT_FOUND: the token is malformed or belongs to no booking. */
export async function openManaged(link: string): Promise<Result<Managed, "RESOURCE_NOT_FOUND">> {
  const token = tokenOf(link);
  const booking = isTokenShaped(token) ? await findBookingByToken(token) : null;
  const service = booking && (await findService(booking.serviceId));
  return booking && service ? ok({ booking, service }) : fail("RESOURCE_NOT_FOUND");
}

export type Cancellation = { readonly reason: string | undefined; readonly from?: Instant | undefined };

/**
 * Cancels the booking of a link. `from` is the start shown to the visitor, by default the current start.
 * RESOURCE_CONFLICT: the booking is already cancelled, completed or missed, or it no longer starts at `from`.
 * BUSINESS_RULE_VIOLATION: the start is too near.
 */
export async function cancelManaged(
  token: string,
  { reason, from }: Cancellation,
  now: Instant,
): Promise<Result<Managed, ErrorCode, "notice">> {
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
  return done.ok ? openManaged(token) : withContact(done);
}

/**
 * Withdraws the client from the contract for the booking of a link. RESOURCE_CONFLICT: the booking is already
 * cancelled. BUSINESS_RULE_VIOLATION: the client may not withdraw, for example because the withdrawal period has ended.
 */
export async function withdrawManaged(
  token: string,
  now: Instant,
): Promise<Result<Managed, ErrorCode, "notice" | "withdrawal">> {
  const managed = await openManaged(token);
  if (!managed.ok) return managed;
  const { booking } = managed.value;
  if (booking.status === "cancelled") return fail("RESOURCE_CONFLICT");
  if (!isWithdrawable(booking, now)) return withContact(fail("BUSINESS_RULE_VIOLATION", { rule: "withdrawal" }));
  await confirmMailbox({ link: token, booking }, now);
  const change = { id: booking.id, reason: undefined, noticeMinutes: 0, withdrawsFrom: withdrawableStates(booking) };
  const done = await cancel({ kind: "visitor" }, change, now);
  return done.ok ? openManaged(token) : withContact(done);
}

/**
 * The client keeps the present time instead of an offered one. RESOURCE_CONFLICT: there is no offer, or it has been
 * answered.
 */
export async function keepManaged(
  token: string,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  const managed = await openManaged(token);
  if (!managed.ok) return managed;
  await confirmMailbox({ link: token, booking: managed.value.booking }, now);
  return keepTime(managed.value.booking.id, now);
}

export type NewTime = {
  readonly start: Instant;
  readonly end?: Instant;
  readonly from?: Instant | undefined;
  /** Whether the client requests the new time although it is within the withdrawal period. */
  readonly earlyStart?: boolean | undefined;
};

/** A moved booking. It has a new adviser if the former adviser was not free at the new time. */
export type Moved = Managed & { readonly hasNewAdviser: boolean };

/**
 * Moves the booking of a link. `from` is the start shown to the visitor, by default the current start.
 * RESOURCE_CONFLICT: the booking is already cancelled, completed or missed, or it no longer starts at `from`.
 * BUSINESS_RULE_VIOLATION: the current start is too near. VALIDATION_ERROR: the new start is within the withdrawal
 * period, and the client has never requested such an early start.
 */
export async function moveManaged(
  token: string,
  { start, end, from, earlyStart = false }: NewTime,
  now: Instant,
): Promise<Result<Moved, ErrorCode, "notice">> {
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
      requestsEarlyStart: earlyStart,
    },
    now,
  );
  if (!done.ok) return withContact(done);
  const moved = await openManaged(token);
  return moved.ok ? ok({ ...moved.value, hasNewAdviser: moved.value.booking.adviserId !== booking.adviserId }) : moved;
}

/** Adds the firm's contact details if a business rule refuses the change, so that the visitor can ask staff instead. */
function withContact<E extends ErrorCode, Rule extends string>(refused: Failure<E, Rule>): Failure<E, Rule> {
  if (refused.error !== "BUSINESS_RULE_VIOLATION") return refused;
  const { phone, email } = contact();
  return { ...refused, details: { ...refused.details, contact: { phone, email } } };
}
