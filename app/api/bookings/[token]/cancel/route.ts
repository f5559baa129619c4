import { cancelManaged } from "@/lib/booking/manage";
import { cancelSchema } from "@/lib/booking/schema";
import { viewBooking } from "@/lib/booking/view";
import { only, route } from "@/lib/platform/api";
import { ok } from "@/lib/platform/result";

const cancel = route({
  name: "bookings.cancel",
  limit: "booking",
  schema: cancelSchema,
  async run({ reason }, { locale, now }, { token }: { token: string }) {
    const done = await cancelManaged(token, reason, now);
    return done.ok ? ok(viewBooking(done.value.booking, done.value.service, locale)) : done;
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: cancel });
