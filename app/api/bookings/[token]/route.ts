import { openManaged } from "@/lib/booking/change/manage";
import { bookingQuery } from "@/lib/booking/schema";
import { toManagedBookingView } from "@/lib/booking/api/booking-view";
import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";

const show = route({
  name: "bookings.show",
  limit: "read",
  schema: bookingQuery,
  async run(_query, _context, { token }: { token: string }) {
    const managed = await openManaged(token);
    return managed.ok ? ok(toManagedBookingView(managed.value)) : managed;
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: show });
