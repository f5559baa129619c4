"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { ButtonLink } from "@/components/ui/button";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import { groupByDay } from "@/lib/booking/clock-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatTime, readerIn } from "@/lib/platform/time/format";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { isoWithOffset } from "@/lib/platform/time/zone";

type Props = {
  readonly hold: FormAction;
  readonly address: CallerAddress;
  readonly free: readonly Interval[];
  readonly gridMinutes: number;
  readonly reader: { readonly locale: string; readonly zone: string };
};

/**
 * Free times as buttons that reserve the time for the caller. A button shows the time in the office's time zone and, if
 * the caller is in another time zone, the caller's local time. Below the buttons of a day is a list of the start times
 * that are not free, from the day's first free time to its last. Each listed time has a link to the reason.
 */
export function FreeTimes({ hold, address, free, gridMinutes, reader }: Props) {
  const t = useTranslations("newBooking");
  const tErrors = useTranslations("errors");
  const { state, form } = useFormAction(hold, { offline: tErrors("NETWORK_ERROR") });
  const last = free.at(-1);
  const caller = readerIn(address.zone ?? reader.zone, reader);
  return (
    <form {...form} className="stack-13">
      <HiddenFields values={address} />
      <ActionErrors title={t("notHeld")} state={state} controls={{}} />
      {free.length === 0 && <p>{t("noneFree")}</p>}
      {groupByDay(free, reader).map(([day, times]) => (
        <div key={day} className="time-day">
          <h3>{day}</h3>
          <ul className="time-picks" role="list">
            {times.map(({ start }) => (
              <li key={start}>
                <button className="time-pick" type="submit" name="startTime" value={new Date(start).toISOString()}>
                  <b>{formatTime(start, reader)}</b>
                  {caller.zone !== reader.zone && <span>{t("forCaller", { time: formatTime(start, caller) })}</span>}
                </button>
              </li>
            ))}
          </ul>
          <TakenTimes times={takenBetween(times, gridMinutes)} address={address} reader={reader} />
        </div>
      ))}
      {last && (
        <div>
          <ButtonLink href={pathOf({ ...address, after: new Date(last.start).toISOString() })} variant="secondary">
            {t("later")}
          </ButtonLink>
        </div>
      )}
    </form>
  );
}

function pathOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/dashboard/bookings/new?${new URLSearchParams(given)}`;
}

/** The start times that are not free, between the first and the last free time of a day. */
function takenBetween(times: readonly Interval[], gridMinutes: number): readonly Instant[] {
  const free = new Set(times.map(({ start }) => start));
  const [first, last] = [times[0]?.start ?? 0, times.at(-1)?.start ?? 0];
  const grid = gridMinutes * msPerMinute;
  return Array.from({ length: Math.round((last - first) / grid) }, (_, index) => first + index * grid).filter(
    (start) => !free.has(start),
  );
}

type TakenProps = Pick<Props, "address" | "reader"> & { readonly times: readonly Instant[] };

function TakenTimes({ times, address, reader }: TakenProps) {
  const t = useTranslations("newBooking");
  if (times.length === 0) return null;
  return (
    <details className="taken-times">
      <summary>{t("taken")}</summary>
      <ul role="list">
        {times.map((start) => (
          <li key={start}>
            <Link href={whyPath(address, start, reader.zone)}>{t("why", { time: formatTime(start, reader) })}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The path that opens this page with an explanation of why a time is not free. */
function whyPath(address: CallerAddress, start: Instant, zone: string): string {
  const [day = "", time = ""] = isoWithOffset(start, zone).split("T");
  return `${pathOf({ ...address, day, time: time.slice(0, 5) })}#why`;
}
