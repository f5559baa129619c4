import type { useTranslations } from "next-intl";

import type { Week } from "@/lib/booking/week";
import { isOpen } from "@/lib/booking/states";
import { formatMomentShort, formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";

import type { CalendarGrid } from "./calendar-event";

type Texts = {
  readonly t: ReturnType<typeof useTranslations<"week">>;
  readonly tUndelivered: ReturnType<typeof useTranslations<"bookings.undelivered">>;
  readonly tDashboard: ReturnType<typeof useTranslations<"dashboard">>;
  readonly reader: Reader;
};

/**
 * Adds texts in the reader's language to the grid. If the client's name is hidden, the title is the booking's
 * reference.
 */
export function toCalendarGrid(week: Week, { t, tDashboard, tUndelivered, reader }: Texts): CalendarGrid | null {
  const { grid, serviceNames, mayMove, now } = week;
  if (!grid) return null;
  return {
    ...grid,
    events: grid.events.map((event) => {
      const service = serviceNames.get(event.serviceId) ?? "";
      const title = event.name ?? event.reference;
      return {
        ...event,
        title,
        service,
        detail: `${formatTime(event.start, reader)} ${service}`,
        label: [
          t("summary", {
            name: title,
            service,
            time: formatMomentShort(event.start, reader),
            status: tDashboard(`status.${event.status}`),
          }),
          ...(event.isUndelivered ? [tUndelivered("mark")] : []),
        ].join(" "),
        isMovable: mayMove && isOpen(event) && event.start > now,
      };
    }),
    holds: grid.holds.map((hold) => ({ ...hold, detail: t("heldUntil", { time: formatTime(hold.until, reader) }) })),
  };
}
