import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { TwoZoneTime } from "@/components/desk/record/two-zone-time";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayLong, formatTimeRange, readerIn, zoneCity } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import { offsetAt } from "@/lib/platform/time/zone";

type Props = {
  readonly time: Interval;
  /** The office's time zone and the reader's language. */
  readonly clock: { readonly locale: Locale; readonly zone: string };
  readonly clientZone: string;
  /** Says how soon the appointment begins, or that it has begun or is over. */
  readonly distance: string | undefined;
};

/**
 * The time of an appointment in the office's time zone. If clocks in the client's time zone show a different time, the
 * client's time is also shown.
 */
export function AppointmentTimes({ time, clock, clientZone, distance }: Props) {
  const t = useTranslations("bookings.record");
  const isElsewhere = offsetAt(time.start, clientZone) !== offsetAt(time.start, clock.zone);
  const range = (zone: string) => {
    const reader = readerIn(zone, clock);
    return (
      <>
        {formatDayLong(time.start, reader)}, <span>{formatTimeRange(time, reader)}</span>
      </>
    );
  };
  return (
    <Section id="when" title={t("when")} note={distance}>
      <TwoZoneTime
        office={{ label: t("office", { city: zoneCity(clock.zone, clock.locale) }), time: range(clock.zone) }}
        client={
          isElsewhere
            ? { label: t("clientZone", { city: zoneCity(clientZone, clock.locale) }), time: range(clientZone) }
            : undefined
        }
      />
      {!isElsewhere && <p className="mute">{t("sameZone")}</p>}
    </Section>
  );
}
