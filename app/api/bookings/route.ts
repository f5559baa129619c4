import { book } from "@/lib/booking/commands/book";
import { orderFrom } from "@/lib/booking/order";
import { findBooking } from "@/lib/booking/queries";
import { bookingRequestSchema } from "@/lib/booking/schema";
import { viewBooking } from "@/lib/booking/view";
import { only, route } from "@/lib/platform/api";
import { fail, ok } from "@/lib/platform/result";
import { bindKey, idempotencyKey } from "@/lib/platform/security/idempotency-key";

const create = route({
  name: "bookings.create",
  limit: "booking",
  schema: bookingRequestSchema,
  async run(request, call) {
    const given = idempotencyKey(call.headers);
    if (!given.ok) return given;
    const { email } = request.clientInfo;
    const key =
      given.value === undefined
        ? undefined
        : bindKey({ call: "bookings.create", key: given.value, email, body: request });
    const order = await orderFrom(request, call);
    if (!order.ok) return order;
    const booked = await book(order.value, { key }, call.now);
    if (!booked.ok) return booked;
    const booking = booked.value.booking ?? (await findBooking(booked.value.bookingId));
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    return ok({ view: viewBooking(booking, order.value.service, call.locale), isRepeat: booked.value.isRepeat });
  },
  answer: ({ view }) => ({ status: 201, body: { success: true, data: view } }),
  isFree: ({ isRepeat }) => isRepeat,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: create });
