import { useTranslations } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/wizard/available-times";
import type { FormAction } from "@/lib/platform/forms/form-state";

import type { Clocks } from "../shared/booking-texts";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { StepHeading } from "../shared/step-heading";
import type { CalendarRoute } from "./calendar-route";
import { toCalendarView } from "./calendar-view";
import { LateDateForm } from "../late-forms";
import { toTimesView } from "./times-view";
import { ZoneNote } from "./zone-note";
import { toZoneNoteView } from "./zone-note-view";

type Props = {
  readonly available: AvailableTimes;
  readonly now: number;
  readonly route: CalendarRoute;
  readonly clocks: Clocks;
  readonly isZoneKnown: boolean;
  /** Notes between the heading and the calendar. */
  readonly notes: React.ReactNode;
  readonly contact: ContactDetails;
  readonly choose: FormAction;
  readonly chooseZone: FormAction;
  /** Hidden fields that the form sends with the chosen time. */
  readonly hiddenFields: Readonly<Record<string, string>>;
};

/**
 * Step 2 of the booking: choosing a date and time. The server formats all texts, because browsers can write the same
 * date in different ways.
 */
export function DateStep({ available, now, route, clocks, isZoneKnown, notes, chooseZone, ...form }: Props) {
  const t = useTranslations("booking");
  return (
    <LateDateForm
      head={
        <>
          <div className="wizard-top">
            <StepHeading subject="date">{t("date.title")}</StepHeading>
            <ZoneNote
              {...toZoneNoteView({ available, clocks, now, isZoneKnown }, t)}
              route={route}
              choose={chooseZone}
            />
          </div>
          {notes}
        </>
      }
      calendar={toCalendarView(available, route, t)}
      times={toTimesView(available, { route, clocks }, t)}
      zone={clocks.zone}
      back={{ path: route.path, step: "service" }}
      {...form}
    />
  );
}
