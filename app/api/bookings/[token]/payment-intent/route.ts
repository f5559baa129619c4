import { startCardPayment } from "@/lib/money/card/commands/start-payment";
import { bookingQuery } from "@/lib/booking/schema";
import { only, route } from "@/lib/platform/web/api";

const pay = route({
  name: "bookings.payment-intent",
  limit: "booking",
  takesNoBody: true,
  schema: bookingQuery,
  run: (_query, context, { token }: { token: string }) => startCardPayment(token, context),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: pay });
