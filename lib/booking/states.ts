import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * The states of a booking. Each state lists the states to which it may change. Database constraints require a time of
 * cancellation for `cancelled`, and reserved time for the open states.
 */
const changes = {
  // An unpaid invoice does not release the time, so an appointment may take place before its invoice is paid.
  awaiting_payment: ["confirmed", "cancelled", "completed", "no_show"],
  confirmed: ["cancelled", "completed", "no_show"],
  cancelled: [],
  // `completed` and `no_show` are the outcomes that staff record after an appointment starts. Staff may replace one
  // outcome with the other. They may also undo an outcome during the ten minutes after it was recorded.
  completed: ["no_show", "confirmed", "awaiting_payment"],
  no_show: ["completed", "confirmed", "awaiting_payment"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BookingState = keyof typeof changes;

export const bookingStates = Object.keys(changes) as readonly BookingState[];

/**
 * The states of a booking for an appointment that is still planned. Its time is reserved. It can be moved or cancelled.
 */
export const openStates = ["confirmed", "awaiting_payment"] as const satisfies readonly BookingState[];

/** Whether the booking's appointment is still planned. */
export function isOpen({ status }: { readonly status: string }): boolean {
  return openStates.some((open) => open === status);
}

/**
 * Whether a visitor can still move or cancel a booking. "tooLate" means that the visitor must phone the firm. "running"
 * means that the appointment has begun and should not be over yet.
 */
export type Changeability = "open" | "tooLate" | "running" | "past" | "cancelled";

/**
 * Returns whether a visitor can still change a booking, and if not, why. A change is possible until `noticeMinutes`
 * before the start. A booking with a recorded outcome counts as "past".
 */
export function changeabilityOf(
  booking: { readonly status: string; readonly startsAt: Date; readonly endsAt: Date },
  { now, noticeMinutes }: { readonly now: Instant; readonly noticeMinutes: number },
): Changeability {
  if (booking.status === "cancelled") return "cancelled";
  const start = booking.startsAt.getTime();
  if (!isOpen(booking) || booking.endsAt.getTime() <= now) return "past";
  if (start <= now) return "running";
  return start > now + noticeMinutes * msPerMinute ? "open" : "tooLate";
}

/** The states from which a booking may change to this state. Updates use these states in their `where` condition. */
export function statesBefore(next: BookingState): BookingState[] {
  return bookingStates.filter((state) => (changes[state] as readonly BookingState[]).includes(next));
}
