import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { Day } from "@/lib/platform/time/day";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import { msPerHour } from "@/lib/platform/time/instant";
import { weekPath } from "@/lib/booking/desk/week-address";

import { placeClasses } from "./calendar-event";
import type { CalendarGrid } from "./calendar-event";
import { eventTone } from "./event-tone";

/** An adviser with the grid of one day. */
export type DayColumn = {
  readonly adviser: { readonly id: string; readonly name: string; readonly dailyCap: number };
  readonly grid: CalendarGrid;
};

type Props = { readonly columns: readonly DayColumn[]; readonly day: Day; readonly reader: Reader };

/** The number of advisers side by side. Further advisers are shown below them. */
const mostColumns = 7;

/** One day on a grid with rows of 15 minutes and a column for each adviser. */
export function DayCalendar({ columns, day, reader }: Props) {
  const t = useTranslations("week");
  const parts = Array.from({ length: Math.ceil(columns.length / mostColumns) }, (_, index) =>
    columns.slice(index * mostColumns, (index + 1) * mostColumns),
  );
  return parts.map((part) => {
    const hours = part[0]?.grid.hours ?? 0;
    const start = part[0]?.grid.columns[0]?.start ?? 0;
    const names = new Intl.ListFormat(reader.locale).format(part.map(({ adviser }) => adviser.name));
    return (
      <div
        key={part[0]?.adviser.id}
        className={clsx("week-calendar", `days-${part.length}`)}
        role="group"
        aria-label={t("dayCalendar", { names })}
      >
        {part.map(({ adviser, grid }, index) => (
          <ColumnHead key={adviser.id} adviser={adviser} grid={grid} day={day} index={index} />
        ))}
        {Array.from({ length: hours }, (_, hour) => (
          <div key={hour} className={clsx("week-line", `at-hour-${hour}`, "at-quarter-0")} aria-hidden="true">
            <span>{formatTime(start + hour * msPerHour, reader)}</span>
          </div>
        ))}
        {part.map(({ adviser, grid }, index) => (
          <Column key={adviser.id} grid={grid} index={index} />
        ))}
      </div>
    );
  });
}

function ColumnHead({ adviser, grid, day, index }: DayColumn & { readonly day: Day; readonly index: number }) {
  const t = useTranslations("week");
  const column = grid.columns[0];
  return (
    <div className={clsx("week-head", `day-${index}`)}>
      <b>
        <Link href={weekPath({ week: day, adviser: adviser.id })}>{adviser.name}</Link>
      </b>
      <span>
        {column?.isOpen
          ? t("ofCap", { count: column.meetings, cap: adviser.dailyCap })
          : (column?.holiday ?? t(column?.isDayOff ? "dayOff" : "closed"))}
      </span>
    </div>
  );
}

function Column({ grid, index }: { readonly grid: CalendarGrid; readonly index: number }) {
  const at = ({ from, length }: { readonly from: number; readonly length: number }) =>
    placeClasses({ day: index, from, length });
  return (
    <>
      <div className={clsx("week-column", at({ from: 0, length: grid.hours * 4 }))} />
      {grid.closed.map((block) => (
        <div key={block.from} className={clsx("closed-hours", at(block))} />
      ))}
      {grid.events
        .flatMap(({ buffers }) => buffers)
        .map((buffer) => (
          <div key={buffer.from} className={clsx("buffer", at(buffer))} />
        ))}
      {grid.own.map((busy) => (
        <div key={busy.from} className={clsx("event", "event--own", at(busy))}>
          <b>{busy.title}</b>
          <span>{busy.detail}</span>
        </div>
      ))}
      {grid.holds.map((hold) => (
        <div
          key={hold.id}
          className={clsx("event", hold.offeredTo === null ? "event--hold" : "event--offer", at(hold))}
        >
          <b>{hold.title}</b>
          <span>{hold.detail}</span>
        </div>
      ))}
      {grid.events.map((event) => (
        <Link
          key={event.reference}
          href={`/dashboard/bookings/${event.reference}`}
          className={clsx("event", eventTone(event), at(event))}
          aria-label={event.label}
        >
          <b>
            {event.isUndelivered && <Icon name="mail" size="s" />} {event.title}
          </b>{" "}
          <span>{event.detail}</span>
        </Link>
      ))}
      {grid.nowAt && <div className={clsx("now-line", at(grid.nowAt))} aria-hidden="true" />}
    </>
  );
}
