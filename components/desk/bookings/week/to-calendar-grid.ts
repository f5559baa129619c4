import type { useTranslations } from "next-intl";

import type { Week, WeekGrid } from "@/lib/booking/desk/week";
import { isOpen } from "@/lib/booking/states";
import { formatDayShort, formatMomentShort, formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";

import type { CalendarGrid } from "./calendar-event";

type Texts = {
  readonly t: ReturnType<typeof useTranslations<"week">>;
  readonly tUndelivered: ReturnType<typeof useTranslations<"bookings.undelivered">>;
  readonly tDashboard: ReturnType<typeof useTranslations<"dashboard">>;
  readonly reader: Reader;
};

type Shown = Pick<Week, "serviceNames" | "mayMove" | "now"> & { readonly grid: WeekGrid };

/**
 * Adds texts in the reader's language to the grid. If the client's name is hidden, the title is the booking's
 * reference.
 */
export function toCalendarGrid(
  { grid, serviceNames, mayMove, now }: Shown,
  { t, tDashboard, tUndelivered, reader }: Texts,
): CalendarGrid {
  return {
    ...grid,
    events: grid.events.map((event) => {
      const service = serviceNames.get(event.serviceId) ?? "";
      const title = event.name ?? event.reference;
      const detail = `${formatTime(event.start, reader)} ${service}`;
      return {
        ...event,
        title,
        service,
        detail,
        label: [
          t("summary", {
            name: title,
            // Users of voice control say what they see, so the label contains the visible text in one piece.
            service: detail,
            time: formatDayShort(event.start, reader),
            status: tDashboard(`status.${event.status}`),
          }),
          ...(event.isUndelivered ? [tUndelivered("mark")] : []),
        ].join(" "),
        isMovable: mayMove && isOpen(event) && event.start > now,
      };
    }),
    holds: grid.holds.map((hold) => ({
      ...hold,
      ...(hold.offeredTo === null
        ? { title: t("hold"), detail: t("heldUntil", { time: formatTime(hold.until, reader) }) }
        : { title: t("offered"), detail: t("offeredUntil", { time: formatMomentShort(hold.until, reader) }) }),
    })),
    own: grid.own.map((busy) => ({ ...busy, title: t("busy"), detail: t("ownCalendar") })),
  };
}
