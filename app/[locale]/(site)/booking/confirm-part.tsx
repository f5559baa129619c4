import { getTranslations } from "next-intl/server";

import { ScopeNote } from "@/components/booking/shared/booking-aside";
import { BookingAnswers } from "@/components/booking/confirm/booking-answers";
import { ConfirmStep } from "@/components/booking/confirm/confirm-step";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { HelpNote } from "@/components/booking/shared/help-note";
import { HoldNote } from "@/components/booking/shared/hold-note";
import { NothingHere } from "@/components/booking/shared/nothing-here";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { extendHold, leaveBooking } from "@/lib/booking/actions/draft";
import { chooseSlot, confirmBooking } from "@/lib/booking/actions/steps";
import { priceNotes } from "@/lib/firm/price-notes";
import { isFree } from "@/lib/platform/money/money";

import type { PartProps } from "./part-props";
import { holdView } from "./hold-view";
import { clocksOf, doneSteps, houseFacts, readablePhone } from "./part-facts";
import { readWizardQuery } from "./query";

/** Step 4: always open, and empty until everything is answered. */
export async function ConfirmPart({ locale, raw, wizard }: PartProps) {
  const t = await getTranslations("booking");
  const { isDemo, reach } = houseFacts();
  const { service, slot, details, fingerprint = "" } = wizard;
  const clocks = clocksOf(locale, wizard.zone);
  const isWhole = service !== undefined && slot !== undefined && details !== undefined;
  return (
    <WizardFrame
      step="confirm"
      done={doneSteps(wizard)}
      heading={t("confirm.title")}
      isDemo={isDemo}
      aside={
        <>
          {isWhole ? <ScopeNote /> : null}
          <HelpNote reach={reach} />
        </>
      }
    >
      {isWhole ? (
        <>
          {readWizardQuery(raw).isChanged ? (
            <FocusedAlert tone="warn" title={t("confirm.changedTitle")} event={fingerprint}>
              {t("confirm.changedText")}
            </FocusedAlert>
          ) : null}
          <HoldNote hold={holdView(slot, clocks)} step="confirm" extend={extendHold} />
          <ConfirmStep
            // What was ticked for other answers is not ticked for these.
            key={fingerprint}
            fingerprint={fingerprint}
            answers={
              <BookingAnswers
                service={service}
                priceNotes={priceNotes(service.price, locale)}
                slot={slot}
                adviser={slot.hold?.adviser}
                details={{ ...details, phone: readablePhone(details.phone) }}
                clocks={clocks}
              />
            }
            isFree={isFree(service.price)}
            zone={clocks.zone}
            confirm={confirmBooking}
            chooseSlot={chooseSlot}
            carried={{ page: wizard.pageKey ?? "" }}
            leave={leaveBooking}
            back={{ path: "/booking", step: "details" }}
          />
        </>
      ) : (
        <NothingHere step="confirm" notice={wizard.offer.notice} />
      )}
    </WizardFrame>
  );
}
