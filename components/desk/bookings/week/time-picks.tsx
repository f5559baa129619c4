import { Link } from "@/lib/platform/i18n/navigation";
import { clientTimeText, groupByDay } from "@/lib/booking/clock-texts";
import { formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";

type Props = {
  readonly times: readonly Interval[];
  readonly reader: Reader;
  readonly clientZone: string;
  hrefOf(start: number): string;
};

/** Free times by day, as links. If the client's local time is different, it is shown below the office's time. */
export function TimePicks({ times, reader, clientZone, hrefOf }: Props) {
  return groupByDay(times, reader).map(([day, ofDay]) => (
    <div key={day} className="time-day">
      <h3>{day}</h3>
      <ul className="time-picks" role="list">
        {ofDay.map(({ start }) => {
          const clientTime = clientTimeText(start, clientZone, reader);
          return (
            <li key={start}>
              <Link className="time-pick" href={hrefOf(start)}>
                <b>{formatTime(start, reader)}</b>
                {clientTime !== null && <span>{clientTime}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
