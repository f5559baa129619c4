import { moveManaged } from "@/lib/booking/change/manage";
import { rescheduleSchema } from "@/lib/booking/schema";
import { toManagedBookingView } from "@/lib/booking/api/booking-view";
import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";

const reschedule = route({
  name: "bookings.reschedule",
  limit: "booking",
  schema: rescheduleSchema,
  async run({ startTime, endTime, earlyStart }, { now }, { token }: { token: string }) {
    const time = { start: Date.parse(startTime), end: Date.parse(endTime), earlyStart };
    const done = await moveManaged(token, time, now);
    return done.ok ? ok(toManagedBookingView(done.value)) : done;
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: reschedule });
