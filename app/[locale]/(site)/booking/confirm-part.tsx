import { getTranslations } from "next-intl/server";

import { HelpNote, ScopeNote } from "@/components/site/booking/shared/aside-notes";
import { BookingAnswers } from "@/components/site/booking/confirm/booking-answers";
import type { InvoiceCountries } from "@/components/site/booking/confirm/invoice-address";
import { PriceToConfirm } from "@/components/site/booking/confirm/price-to-confirm";
import { LateConfirmStep } from "@/components/site/booking/late-forms";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { toHoldView } from "@/components/site/booking/shared/booking-texts";
import { clocksFor } from "@/components/site/booking/shared/clocks";
import { HoldNote } from "@/components/site/booking/shared/hold-note";
import { meetingText } from "@/components/site/booking/shared/meeting-text";
import { NothingHere } from "@/components/site/booking/shared/nothing-here";
import { StepHeading } from "@/components/site/booking/shared/step-heading";
import { WizardFrame } from "@/components/site/booking/shared/wizard-frame";
import { extendHold, leaveBooking } from "@/lib/booking/wizard/actions/draft";
import { chooseSlot, confirmBooking } from "@/lib/booking/wizard/actions/steps";
import { lawOfClient } from "@/lib/booking/booking-request";
import type { Details } from "@/lib/booking/schema";
import { hasWithdrawalRight, needsEarlyStart } from "@/lib/booking/change/withdrawal";
import { firm } from "@/lib/firm/settings-snapshot";
import { hasInvoice } from "@/lib/money/account/term";
import { priceNotes } from "@/lib/money/account/ways-to-pay";
import { countries, likelyCountry } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";
import { formatStoredPhone, toE164 } from "@/lib/platform/contact/phone";

import { readWizardQuery } from "./query";
import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 4. Visitors can always open it, but it shows no answers until all earlier steps are complete. */
export async function ConfirmPart({ locale, raw, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { contact } = firmContext();
  const { service, slot, details, fingerprint = "" } = wizard;
  const clocks = clocksFor(locale, wizard.zone);
  const isComplete = service !== undefined && slot !== undefined && details !== undefined;
  return (
    <WizardFrame
      step={wizard.step}
      leave={leaveBooking}
      {...(isComplete ? {} : { heading: t("confirm.title") })}
      aside={
        <>
          {isComplete ? <ScopeNote /> : null}
          <HelpNote contact={contact} />
        </>
      }
    >
      {isComplete ? (
        <LateConfirmStep
          // A new key clears the checkbox when the answers have changed.
          key={fingerprint}
          heading={
            <>
              <StepHeading subject={wizard.step}>{t("confirm.title")}</StepHeading>
              {readWizardQuery(raw).isChanged ? (
                <FocusedAlert tone="warn" title={t("confirm.changedTitle")} event={fingerprint}>
                  {t("confirm.changedText")}
                </FocusedAlert>
              ) : null}
              <HoldNote hold={toHoldView(slot.hold, clocks)} step="confirm" extend={extendHold} />
            </>
          }
          fingerprint={fingerprint}
          answers={
            <BookingAnswers
              service={service}
              slot={slot}
              adviser={slot.hold?.adviser}
              prepared={wizard.prepared}
              details={{
                ...details,
                phone: formatStoredPhone({
                  phone: details.phone,
                  phoneE164: toE164(details.phone, details.phoneCountry) ?? null,
                }),
              }}
              meeting={details.meetingMode && meetingText(details.meetingMode, locale, t)}
              clocks={clocks}
            />
          }
          price={
            <PriceToConfirm
              price={isFree(service.price) ? undefined : service.formattedPrice}
              notes={priceNotes(service.price, locale)}
            />
          }
          isFree={isFree(service.price)}
          {...rightsOf(service.price, slot.start, { zone: wizard.zone, details })}
          invoiceCountries={hasInvoice(service.price) ? invoiceCountries(locale, details.phoneCountry) : undefined}
          zone={clocks.zone}
          confirm={confirmBooking}
          chooseSlot={chooseSlot}
          hiddenFields={{ page: wizard.pageKey ?? "" }}
          back={{ path: "/booking", step: "details" }}
        />
      ) : (
        <NothingHere step="confirm" notice={wizard.offer.notice} />
      )}
    </WizardFrame>
  );
}

type Visitor = { readonly zone: string | undefined; readonly details: Details };

/** The consumer law under which the client would book, and whether an express request to begin early is needed. */
function rightsOf(priceMinor: number, start: number, { zone, details: { phoneCountry, phone } }: Visitor) {
  const consumerLaw = lawOfClient({ stated: phoneCountry, zone, phone });
  const contract = { consumerLaw, priceMinor, zone: zone ?? firm().zone };
  return {
    law: hasWithdrawalRight(contract) ? consumerLaw : "no_right",
    asksEarlyStart: needsEarlyStart({ ...contract, start, concludedAt: Date.now() }),
  } as const;
}

/**
 * The options for the country of the invoice address. The phone number's country is preselected, because the client
 * probably lives there.
 */
function invoiceCountries(locale: Locale, phoneCountry: string | undefined): InvoiceCountries {
  const home = firm().holidays.country;
  return { options: countries(locale, home), preset: phoneCountry ?? likelyCountry({ locale, home }) };
}
