import { getTranslations } from "next-intl/server";

import { RescheduleForm } from "@/components/booking/manage/reschedule-form";
import type { ManagedView } from "@/components/booking/manage/managed-summary";
import { calendarView, timesView } from "@/components/booking/date/when-view";
import { ZoneNote } from "@/components/booking/date/zone-note";
import { rescheduleManaged } from "@/lib/booking/actions/managed";

import { clocksOf, houseFacts } from "../../part-facts";
import { readWhenQuery } from "../../query";
import { whenOf } from "../../when-of";
import { momentOf, zonesOf } from "../../zones-of";
import type { ManagedProps } from "./managed-props";

type Props = ManagedProps & { readonly path: string; readonly yourTime: ManagedView["yourTime"] };

/** The wizard's calendar once more: the booking's own time counts as free, for it is the one that is given up. */
export async function MovePart({ locale, token, raw, managed: { booking, service }, now, path, yourTime }: Props) {
  const t = await getTranslations("booking");
  const tManage = await getTranslations("manage");
  const tDate = await getTranslations("booking.date");
  const asked = readWhenQuery(raw);
  const clocks = clocksOf(locale, asked.zone ?? booking.zone);
  const { zone } = clocks;
  const when = await whenOf({
    service,
    locale,
    zone,
    asked,
    chosen: booking.startsAt.getTime(),
    now,
    exceptBookingId: booking.id,
  });
  const place = { locale, path, kept: { change: "time", ...(asked.zone === undefined ? {} : { tz: asked.zone }) } };
  return (
    <>
      <p>
        <b>
          {yourTime.day}, {yourTime.time}
        </b>
        <br />
        {tManage("move.text")}
      </p>
      <div>
        <ZoneNote {...zonesOf(clocks, momentOf(when, { zone, now }), t)} path={path} kept={place.kept} />
        <RescheduleForm
          token={token}
          from={booking.startsAt.toISOString()}
          path={path}
          calendar={calendarView(when, place, tDate)}
          times={timesView(when, place, tDate)}
          zone={zone}
          reach={houseFacts().reach}
          choose={rescheduleManaged}
        />
      </div>
    </>
  );
}
