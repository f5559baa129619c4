import { calendarContentType, calendarFile } from "@/lib/booking/calendar";
import { openManaged } from "@/lib/booking/change/manage";
import { bookingQuery } from "@/lib/booking/schema";
import { only, route } from "@/lib/platform/web/api";
import { downloadHeaders } from "@/lib/platform/web/download";
import { isLocale } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";

const download = route({
  name: "bookings.calendar",
  limit: "read",
  schema: bookingQuery,
  async run(_query, { locale, now }, { token }: { token: string }) {
    const managed = await openManaged(token);
    if (!managed.ok) return managed;
    const { booking } = managed.value;
    const file = calendarFile(booking, { locale: isLocale(booking.locale) ? booking.locale : locale, now });
    return ok({ file, type: calendarContentType(booking) });
  },
  respond: ({ file, type }) => new Response(file, { headers: downloadHeaders("appointment.ics", type) }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: download });
