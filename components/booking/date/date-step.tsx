import { useTranslations } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/available-times";
import type { FormAction } from "@/lib/platform/form-state";

import type { Clocks } from "../shared/booking-texts";
import type { ContactDetails } from "../shared/contact-links";
import type { CalendarRoute } from "./calendar-route";
import { toCalendarView } from "./calendar-view";
import { DateForm } from "./date-form";
import { toTimesView } from "./times-view";
import { ZoneDetector } from "./zone-detector";
import { ZoneNote } from "./zone-note";
import { toZoneNoteView } from "./zone-note-view";

type Props = {
  readonly available: AvailableTimes;
  readonly now: number;
  readonly route: CalendarRoute;
  readonly clocks: Clocks;
  /** Whether the zone comes from the visitor or from an earlier detection. */
  readonly isZoneKnown: boolean;
  readonly contact: ContactDetails;
  readonly choose: FormAction;
  /** Hidden fields that the form sends with the time. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly leave: FormAction;
};

/** Step 2. The server formats all texts, because browsers differ in how they write a date. */
export function DateStep({ available, now, route, clocks, isZoneKnown, ...form }: Props) {
  const t = useTranslations("booking");
  const tDate = useTranslations("booking.date");
  return (
    <>
      <ZoneDetector zone={clocks.zone} isKnown={isZoneKnown} />
      <ZoneNote {...toZoneNoteView({ available, clocks, now }, t)} route={route} />
      <DateForm
        calendar={toCalendarView(available, route, tDate)}
        times={toTimesView(available, { route, clocks }, tDate)}
        clocks={clocks}
        back={{ path: route.path, step: "service" }}
        {...form}
      />
    </>
  );
}
