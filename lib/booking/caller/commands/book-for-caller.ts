import { explainStart } from "@/lib/availability/queries/start";
import type { WaivableRule } from "@/lib/availability/queries/start";
import { office } from "@/lib/firm/legal";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import type { Currency } from "@/lib/platform/money/money";
import { followUpPrice, initialPrice } from "@/lib/services/price";

import type { BookingRequest } from "../../booking-request";
import { findDraft } from "../../wizard/queries/drafts";
import { findInquiry } from "../queries/callers";
import type { BookingRule } from "../../commands/book";
import { book } from "../../commands/book";

/**
 * The public booking rules that staff may waive with a reason. Staff can never waive the daily cap or book over another
 * meeting.
 */
export const waivedForCallers = ["notice", "horizon", "holiday", "exception", "hours", "grid"] as const;

export type CallerBooking = Omit<BookingRequest, "byStaff" | "clientId" | "price" | "start"> & {
  readonly currency: Currency;
  readonly clientId: string | null;
  /** The token of the draft that holds the time. */
  readonly hold: string;
  /** Why staff book a time outside the public rules. Undefined if no reason was given. */
  readonly reason: string | undefined;
  /** The reference of the message or request for help that the call is about. */
  readonly inquiry: string | undefined;
};

/**
 * Books a held time for a caller. BUSINESS_RULE_VIOLATION: a follow-up is not possible, because the service has no
 * follow-up price or the client has not completed an appointment of this service. VALIDATION_ERROR: the time breaks a
 * public rule, and staff gave no reason. RESOURCE_NOT_FOUND: the hold is unknown, the hold is for another service, or
 * the staff member may not book for the hold's adviser.
 */
export async function bookForCaller(
  staff: Staff,
  { clientId, hold, reason, inquiry, currency, ...request }: CallerBooking,
  now: Instant,
): Promise<Result<{ readonly bookingId: string }, ErrorCode, BookingRule | "follow-up" | "follow-up-not-sold">> {
  const scope = scopeOf(staff, "bookings");
  const draft = await findDraft(hold, now);
  const slot = draft?.answers.slot;
  if (!draft || !slot || draft.answers.serviceId !== request.service.id) return fail("RESOURCE_NOT_FOUND");
  if (scope.advisers !== "all" && !scope.advisers.includes(slot.adviserId)) return fail("RESOURCE_NOT_FOUND");
  const { service, priceKind } = request;
  const minor = priceKind === "follow_up" ? followUpPrice(service, currency) : initialPrice(service, currency);
  if (minor === null) return fail("BUSINESS_RULE_VIOLATION", { rule: "follow-up-not-sold" });
  if (priceKind === "follow_up" && !(clientId !== null && (await hasCompleted(clientId, service.id))))
    return fail("BUSINESS_RULE_VIOLATION", { rule: "follow-up" });
  const rules = await rulesOutside(request.service, {
    start: slot.start,
    adviserId: slot.adviserId,
    draftId: draft.id,
    now,
  });
  if (rules.length > 0 && reason === undefined) return invalidField("reason", "required");
  const answered = inquiry === undefined ? null : await findInquiry(staff, inquiry);

  const booked = await book(
    {
      ...request,
      start: slot.start,
      price: { minor, currency },
      clientId,
      byStaff: {
        staffId: staff.id,
        adviserId: slot.adviserId,
        outside: rules.length > 0 && reason !== undefined ? { rules, reason } : null,
        inquiry: answered && { kind: answered.kind, id: answered.id },
      },
    },
    { draft: { token: hold, id: draft.id, adviserId: slot.adviserId, reason: slot.reason } },
    now,
  );
  return booked.ok ? ok({ bookingId: booked.value.bookingId }) : booked;
}

/** Tells whether the client has completed an appointment of the service. A follow-up requires one. */
async function hasCompleted(clientId: string, serviceId: string): Promise<boolean> {
  return (await db.booking.count({ where: { clientId, serviceId, status: "completed" }, take: 1 })) > 0;
}

type HeldTime = {
  readonly start: Instant;
  readonly adviserId: string;
  readonly draftId: string;
  readonly now: Instant;
};

/** Returns the public booking rules that the held time breaks. */
export async function rulesOutside(
  service: BookingRequest["service"],
  { start, adviserId, draftId, now }: HeldTime,
): Promise<readonly WaivableRule[]> {
  const explanations = await explainStart({ service, start, now, office: office(), exceptDraftId: draftId });
  const broken = explanations.find((one) => one.adviserId === adviserId)?.rules ?? [];
  return waivedForCallers.filter((rule) => broken.includes(rule));
}
