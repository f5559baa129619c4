import { getTranslations } from "next-intl/server";

import { toCalendarView } from "@/components/site/booking/date/calendar-view";
import { toMoveTimes, toTimesView } from "@/components/site/booking/date/times-view";
import { ZoneNote } from "@/components/site/booking/date/zone-note";
import { toZoneNoteView } from "@/components/site/booking/date/zone-note-view";
import { AppointmentLine } from "@/components/site/booking/manage/managed-summary";
import type { ManagedView } from "@/components/site/booking/manage/managed-summary";
import { LateRescheduleForm } from "@/components/site/booking/late-forms";
import { timeTexts } from "@/components/site/booking/shared/booking-texts";
import { clocksFor } from "@/components/site/booking/shared/clocks";
import { rescheduleManaged } from "@/lib/booking/change/actions/managed";
import { loadAvailableTimes } from "@/lib/booking/wizard/loaders/available-times";
import type { Managed } from "@/lib/booking/change/manage";
import { lacksEarlyStart } from "@/lib/booking/change/withdrawal";
import { startOfDay } from "@/lib/platform/time/zone";
import type { Locale } from "@/lib/platform/i18n/locales";

import { readCalendarQuery } from "../../query";
import type { RawQuery } from "../../query";
import { firmContext } from "../../step-context";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly raw: RawQuery;
  readonly managed: Managed;
  readonly now: number;
  readonly path: string;
  readonly view: ManagedView;
};

/**
 * Shows the form with which the client moves a booking. It contains the same calendar as the booking wizard. The
 * booking's current time counts as free, because moving the booking releases that time.
 */
export async function MovePart({ locale, token, raw, managed: { booking, service }, now, path, view }: Props) {
  const t = await getTranslations("booking");
  const tManage = await getTranslations("manage");
  const { zone: requestedZone, ...selection } = readCalendarQuery(raw);
  const clocks = clocksFor(locale, requestedZone ?? booking.zone);
  const available = await loadAvailableTimes({
    ...selection,
    service,
    locale,
    zone: clocks.zone,
    chosen: booking.startsAt.getTime(),
    now,
    exceptBookingId: booking.id,
  });
  const asksEarlyStart = available.day !== null && lacksEarlyStart(booking, startOfDay(available.day, clocks.zone));
  const { yourTime, officeTime } = timeTexts(booking.startsAt.getTime(), clocks, t);
  const present = yourTime ?? officeTime ?? "";
  const route = { locale, path, params: { change: "time", ...(requestedZone && { timeZone: requestedZone }) } };
  return (
    <>
      <AppointmentLine booking={view} />
      <p>{tManage("move.text", { adviser: view.adviser })}</p>
      <div>
        <LateRescheduleForm
          head={<ZoneNote {...toZoneNoteView({ available, clocks, now }, t)} route={route} />}
          token={token}
          from={booking.startsAt.toISOString()}
          asksEarlyStart={asksEarlyStart ? booking.consumerLaw : null}
          path={path}
          calendar={toCalendarView(available, route, t)}
          times={toMoveTimes(toTimesView(available, { route, clocks }, t), tManage("move.now"))}
          present={present}
          zone={clocks.zone}
          contact={firmContext().contact}
          choose={rescheduleManaged}
        />
      </div>
    </>
  );
}
