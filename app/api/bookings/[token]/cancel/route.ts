import { cancelManaged } from "@/lib/booking/change/manage";
import { cancelSchema } from "@/lib/booking/schema";
import { toManagedBookingView } from "@/lib/booking/api/booking-view";
import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";

const cancel = route({
  name: "bookings.cancel",
  limit: "booking",
  schema: cancelSchema,
  async run({ reason }, { now }, { token }: { token: string }) {
    const done = await cancelManaged(token, { reason }, now);
    return done.ok ? ok(toManagedBookingView(done.value)) : done;
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: cancel });
