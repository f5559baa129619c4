import { getTranslations } from "next-intl/server";

import { DateStep } from "@/components/booking/date/date-step";
import { HelpNote } from "@/components/booking/shared/aside-notes";
import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { toChoiceTexts, toHoldView } from "@/components/booking/shared/booking-texts";
import { clocksFor } from "@/components/booking/shared/clocks";
import { HoldNote } from "@/components/booking/shared/hold-note";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { extendHold, leaveBooking } from "@/lib/booking/actions/draft";
import { chooseSlot } from "@/lib/booking/actions/steps";
import { loadAvailableTimes } from "@/lib/booking/loaders/available-times";
import { findService } from "@/lib/services/queries";

import { readCalendarQuery } from "./query";
import { firmContext, frameProps } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 2. */
export async function DatePart({ locale, raw, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { contact } = firmContext();
  const { now, slot } = wizard;
  const { zone: requestedZone, ...selection } = readCalendarQuery(raw);
  const clocks = clocksFor(locale, requestedZone ?? wizard.zone);
  const service = wizard.service && (await findService(wizard.service._id));
  if (!service) return null;
  const available = await loadAvailableTimes({
    ...selection,
    service,
    locale,
    zone: clocks.zone,
    chosen: slot?.start,
    now,
    exceptDraftId: wizard.draftId,
  });
  return (
    <WizardFrame
      {...frameProps(wizard)}
      heading={t("date.title")}
      aside={
        <>
          <BookingSummary choices={toChoiceTexts({ service: wizard.service, start: slot?.start }, clocks, t)} />
          <HelpNote contact={contact} />
        </>
      }
    >
      {slot?.hold ? <HoldNote hold={toHoldView(slot.hold, clocks)} step="date" extend={extendHold} /> : null}
      <DateStep
        available={available}
        now={now}
        route={{ locale, path: "/booking", params: { step: "date", ...(requestedZone && { tz: requestedZone }) } }}
        clocks={clocks}
        isZoneKnown={(requestedZone ?? wizard.zone) !== undefined}
        contact={contact}
        choose={chooseSlot}
        hiddenFields={{ page: wizard.pageKey ?? "" }}
        leave={leaveBooking}
      />
    </WizardFrame>
  );
}
