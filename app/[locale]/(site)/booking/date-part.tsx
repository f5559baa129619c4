import { getTranslations } from "next-intl/server";

import { DateStep } from "@/components/site/booking/date/date-step";
import { ServiceReplaced } from "@/components/site/booking/date/service-replaced";
import { ZoneExchange } from "@/components/site/booking/date/zone-exchange";
import { HelpNote } from "@/components/site/booking/shared/aside-notes";
import { BookingSummary } from "@/components/site/booking/shared/booking-summary";
import { toChoiceTexts, toHoldView } from "@/components/site/booking/shared/booking-texts";
import { clocksFor } from "@/components/site/booking/shared/clocks";
import { HoldNote } from "@/components/site/booking/shared/hold-note";
import { WizardFrame } from "@/components/site/booking/shared/wizard-frame";
import { extendHold, leaveBooking } from "@/lib/booking/wizard/actions/draft";
import { chooseService, chooseSlot, chooseZone } from "@/lib/booking/wizard/actions/steps";
import { loadAvailableTimes } from "@/lib/booking/wizard/loaders/available-times";
import { findService } from "@/lib/services/queries";

import { readCalendarQuery, readWizardQuery } from "./query";
import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";
import { BankFirst } from "./urgent-note";

/** Step 2 of the booking: the visitor chooses a date and a time. */
export async function DatePart({ locale, raw, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { contact } = firmContext();
  const { now, slot, zone } = wizard;
  const { isUrgent, isReplaced } = readWizardQuery(raw);
  const { month, day } = readCalendarQuery(raw);
  const clocks = clocksFor(locale, zone);
  const service = wizard.service && (await findService(wizard.service._id));
  if (!service) return null;
  const available = await loadAvailableTimes({
    month,
    day,
    service,
    locale,
    zone: clocks.zone,
    chosen: slot?.start,
    isSoonest: isUrgent,
    now,
    exceptDraftId: wizard.draftId,
  });
  const dateStep = (
    <DateStep
      available={available}
      now={now}
      route={{ locale, path: "/booking", params: { step: "date", ...(isUrgent && { urgent: "1" }) } }}
      clocks={clocks}
      isZoneKnown={zone !== undefined}
      notes={
        <>
          {isReplaced && wizard.service && wizard.formerService ? (
            <ServiceReplaced service={wizard.service} former={wizard.formerService} choose={chooseService} />
          ) : null}
          {isUrgent ? <BankFirst /> : null}
          {slot?.hold ? <HoldNote hold={toHoldView(slot.hold, clocks)} step="date" extend={extendHold} /> : null}
        </>
      }
      contact={contact}
      choose={chooseSlot}
      chooseZone={chooseZone}
      hiddenFields={{ page: wizard.pageKey ?? "" }}
    />
  );
  return (
    <WizardFrame
      step={wizard.step}
      leave={leaveBooking}
      aside={
        <>
          <BookingSummary choices={toChoiceTexts({ service: wizard.service, start: slot?.start }, clocks, t)} />
          <HelpNote contact={contact} />
        </>
      }
    >
      {zone === undefined ? (
        <>
          <ZoneExchange choose={chooseZone} hiddenFields={{ month, day, urgent: isUrgent ? "1" : undefined }} />
          <noscript>{dateStep}</noscript>
        </>
      ) : (
        dateStep
      )}
    </WizardFrame>
  );
}
