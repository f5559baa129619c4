import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";

import { UndeliveredMark } from "@/components/desk/record/undelivered";
import type { CalendarEvent } from "./calendar-event";

export type TakenTime = Interval & { readonly title: string; readonly detail: string };

type Props = {
  readonly events: readonly CalendarEvent[];
  /** Times that are held, offered to a client, or taken by the adviser's own calendar. */
  readonly taken: readonly TakenTime[];
  readonly free: readonly Interval[];
  readonly adviserId: string;
  readonly reader: Reader;
  readonly now: number;
  readonly label: string;
  readonly mayBook: boolean;
};

const badges = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  cancelled: { tone: "bad", icon: "x" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "bad", icon: "x-circle" },
} as const;

/**
 * One day of the calendar as a list, for phones: the appointments, other taken times and free times, earliest first.
 */
export function DayList({ events, taken, free, adviserId, reader, now, label, mayBook }: Props) {
  const t = useTranslations("week");
  const tDashboard = useTranslations("dashboard");
  const rows = [
    ...events.map((event) => ({ start: event.start, event, other: null, gap: null })),
    ...taken.map((other) => ({ start: other.start, event: null, other, gap: null })),
    ...free.filter(({ end }) => end > now).map((gap) => ({ start: gap.start, event: null, other: null, gap })),
  ].toSorted((a, b) => a.start - b.start);
  if (rows.length === 0) return <p className="mute day-list">{t("nothingThatDay")}</p>;
  return (
    <ol className="day-list agenda-list" aria-label={label} role="list">
      {rows.map(({ start, event, other, gap }) =>
        event ? (
          <li key={event.reference} className={clsx(event.end <= now && "is-past")}>
            <div>
              <time dateTime={new Date(start).toISOString()}>{formatTime(start, reader)}</time>
              <span className="sub">{t("until", { time: formatTime(event.end, reader) })}</span>
            </div>
            <div>
              <Link className="name" href={`/dashboard/bookings/${event.reference}`}>
                {event.title}
              </Link>
              <span className="sub">{event.service}</span>
              <Badge tone={badges[event.status].tone} icon={badges[event.status].icon}>
                {tDashboard(`status.${event.status}`)}
              </Badge>
              {event.isUndelivered && <UndeliveredMark />}
              {event.isMovable && (
                <Link className="day-list-move" href={`/dashboard/bookings/${event.reference}/move`}>
                  {t("move")}
                </Link>
              )}
            </div>
          </li>
        ) : other ? (
          <li key={`${start} ${other.title}`} className={clsx(other.end <= now && "is-past")}>
            <div>
              <time dateTime={new Date(start).toISOString()}>{formatTime(start, reader)}</time>
              <span className="sub">{t("until", { time: formatTime(other.end, reader) })}</span>
            </div>
            <div>
              {other.title}
              <span className="sub">{other.detail}</span>
            </div>
          </li>
        ) : (
          <li key={gap.start} className="is-free">
            <time dateTime={new Date(start).toISOString()}>{formatTime(start, reader)}</time>
            <span>
              {t("freeUntil", { time: formatTime(gap.end, reader) })}{" "}
              {mayBook && (
                <Link href={`/dashboard/bookings/new?adviser=${adviserId}&start=${new Date(start).toISOString()}`}>
                  {t("bookIt")}
                </Link>
              )}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}
