import { isBookingOpen } from "@/lib/availability/queries/booking-state";
import { toBookingRequest } from "@/lib/booking/booking-request";
import { toBookingView } from "@/lib/booking/api/booking-view";
import { book } from "@/lib/booking/commands/book";
import { findBooking } from "@/lib/booking/queries/bookings";
import { bookingBodySchema } from "@/lib/booking/schema";
import { contact } from "@/lib/firm/legal";
import { only, route } from "@/lib/platform/web/api";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode } from "@/lib/platform/result";
import { count, serviceCode } from "@/lib/statistics/count";
import { bindKey, idempotencyKey } from "@/lib/platform/security/idempotency-key";

const create = route({
  name: "bookings.create",
  limit: "booking",
  schema: bookingBodySchema,
  async run(body, context) {
    const given = idempotencyKey(context.headers);
    if (!given.ok) return given;
    const { email } = body.clientInfo;
    const key =
      given.value === undefined ? undefined : bindKey({ call: "bookings.create", key: given.value, email, body });
    const request = await toBookingRequest(body, context);
    if (!request.ok) return refusalOf(request);
    const booked = await book(request.value, { key }, context.now);
    if (!booked.ok) return refusalOf(booked);
    const booking = booked.value.booking ?? (await findBooking(booked.value.bookingId));
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    if (!booked.value.isRepeat)
      count("purchase", { service: serviceCode(request.value.service.type), by: "api" }, context);
    return ok({ view: toBookingView(booking, request.value.service, context.locale), isRepeat: booked.value.isRepeat });
  },
  respond: ({ view }) => ({ status: 201, body: { success: true, data: view } }),
  isFree: ({ isRepeat }) => isRepeat,
});

/**
 * While online booking is not open, no request can succeed. The response then says how to reach the firm, instead of
 * what is wrong with this request.
 */
async function refusalOf<Refused extends { readonly ok: false; readonly error: ErrorCode }>(refused: Refused) {
  if (await isBookingOpen()) return refused;
  const { phone, email } = contact();
  return fail("BUSINESS_RULE_VIOLATION", { rule: "bookingClosed", contact: { phone, email } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: create });
