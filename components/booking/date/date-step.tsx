import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/form-state";

import type { Clocks } from "../shared/booking-texts";
import type { Reach } from "../shared/contact-links";
import { DateForm } from "./date-form";
import { calendarView, timesView } from "./when-view";
import type { Place, When } from "./when-view";
import { ZoneDetector } from "./zone-detector";
import { ZoneNote } from "./zone-note";
import type { ZoneNoteProps } from "./zone-note";

type Props = {
  readonly when: When;
  readonly place: Place;
  readonly clocks: Clocks;
  readonly zones: Pick<ZoneNoteProps, "own" | "office" | "difference" | "choices">;
  readonly isZoneSettled: boolean;
  readonly reach: Reach;
  readonly choose: FormAction;
  /** What the form carries besides the time. */
  readonly carried: Readonly<Record<string, string>>;
  readonly leave: FormAction;
};

/** Step 2. All words are made here, on the server: browsers differ in how they write a date. */
export function DateStep({ when, place, clocks, zones, isZoneSettled, reach, choose, carried, leave }: Props) {
  const t = useTranslations("booking.date");
  return (
    <>
      <ZoneDetector zone={when.zone} isSettled={isZoneSettled} />
      <ZoneNote {...zones} path={place.path} kept={place.kept} />
      <DateForm
        calendar={calendarView(when, place, t)}
        times={timesView(when, place, t)}
        clocks={clocks}
        reach={reach}
        choose={choose}
        carried={carried}
        leave={leave}
        back={{ path: place.path, step: "service" }}
      />
    </>
  );
}
