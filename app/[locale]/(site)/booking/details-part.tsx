import { getTranslations } from "next-intl/server";

import { HelpNote, PrivacyNote } from "@/components/booking/shared/aside-notes";
import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { toChoiceTexts, toHoldView } from "@/components/booking/shared/booking-texts";
import { DetailsForm } from "@/components/booking/details/details-form";
import type { DetailsPrefill } from "@/components/booking/details/details-fields";
import { clocksFor } from "@/components/booking/shared/clocks";
import { HoldNote } from "@/components/booking/shared/hold-note";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact-names";
import { extendHold, keepTyped, leaveBooking } from "@/lib/booking/actions/draft";
import { saveDetails } from "@/lib/booking/actions/steps";
import { offeredModes } from "@/lib/firm/offered-modes";
import type { Details } from "@/lib/booking/schema";

import { firmContext, frameProps } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 3. */
export async function DetailsPart({ locale, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { contact } = firmContext();
  const clocks = clocksFor(locale, wizard.zone);
  return (
    <WizardFrame
      {...frameProps(wizard)}
      heading={t("details.title")}
      aside={
        <>
          <BookingSummary choices={toChoiceTexts({ service: wizard.service, start: wizard.slot?.start }, clocks, t)} />
          <PrivacyNote contact={contact} />
          <HelpNote contact={contact} />
        </>
      }
    >
      {wizard.slot ? <HoldNote hold={toHoldView(wizard.slot.hold, clocks)} step="details" extend={extendHold} /> : null}
      <DetailsForm
        prefill={{ ...(wizard.details && prefillFrom(wizard.details)), ...wizard.prefill }}
        modes={offeredModes().filter((mode) => mode !== "video" || wizard.slot?.hold?.adviser.holdsVideo !== false)}
        isForReturning={wizard.service?.availableForNewClients === false}
        save={saveDetails}
        saveTyped={keepTyped}
        leave={leaveBooking}
        back={{ path: "/booking", step: "date" }}
      />
    </WizardFrame>
  );
}

/** Converts stored answers to the values of the form's controls. */
function prefillFrom(details: Details): DetailsPrefill {
  const {
    firstName,
    lastName,
    email,
    phone,
    preferredContactMethod,
    meetingMode,
    isNewClient,
    privacyConsent,
    hashesConfirmed,
    dateOfBirth,
    additionalNotes,
  } = details;
  return {
    ...{ firstName, lastName, email, phone, preferredContactMethod, meetingMode },
    ...Object.fromEntries(safeContactInstructions.map((name) => [name, String(details[name] ?? false)])),
    safeContactNote: details.safeContactNote,
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    ...(additionalNotes === undefined ? {} : { additionalNotes }),
    isNewClient: String(isNewClient),
    privacyConsent: String(privacyConsent),
    hashesConfirmed: String(hashesConfirmed ?? false),
  };
}
