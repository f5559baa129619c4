import { getTranslations } from "next-intl/server";

import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { settledWords } from "@/components/booking/shared/booking-texts";
import { DateStep } from "@/components/booking/date/date-step";
import { HelpNote } from "@/components/booking/shared/help-note";
import { HoldNote } from "@/components/booking/shared/hold-note";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { extendHold, leaveBooking } from "@/lib/booking/actions/draft";
import { chooseSlot } from "@/lib/booking/actions/steps";
import { findService } from "@/lib/services/queries";

import type { PartProps } from "./part-props";
import { holdView } from "./hold-view";
import { clocksOf, doneSteps, houseFacts } from "./part-facts";
import { readWhenQuery } from "./query";
import { whenOf } from "./when-of";
import { momentOf, zonesOf } from "./zones-of";

/** Step 2. */
export async function DatePart({ locale, raw, wizard }: PartProps) {
  const t = await getTranslations("booking");
  const { isDemo, reach } = houseFacts();
  const asked = readWhenQuery(raw);
  const clocks = clocksOf(locale, asked.zone ?? wizard.zone);
  const service = wizard.service && (await findService(wizard.service._id));
  if (!service) return null;

  const { zone } = clocks;
  const { now, slot } = wizard;
  const when = await whenOf({ service, locale, zone, asked, chosen: slot?.start, now, exceptDraftId: wizard.draftId });
  return (
    <WizardFrame
      step="date"
      done={doneSteps(wizard)}
      heading={t("date.title")}
      isDemo={isDemo}
      aside={
        <>
          <BookingSummary settled={settledWords({ service: wizard.service, start: slot?.start }, clocks, t)} />
          <HelpNote reach={reach} />
        </>
      }
    >
      {slot?.hold ? <HoldNote hold={holdView(slot, clocks)} step="date" extend={extendHold} /> : null}
      <DateStep
        when={when}
        place={{
          locale,
          path: "/booking",
          kept: { step: "date", ...(asked.zone === undefined ? {} : { tz: asked.zone }) },
        }}
        clocks={clocks}
        zones={zonesOf(clocks, momentOf(when, { zone, now }), t)}
        isZoneSettled={(asked.zone ?? wizard.zone) !== undefined}
        reach={reach}
        choose={chooseSlot}
        carried={{ page: wizard.pageKey ?? "" }}
        leave={leaveBooking}
      />
    </WizardFrame>
  );
}
