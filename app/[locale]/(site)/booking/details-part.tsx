import { getTranslations } from "next-intl/server";

import { PrivacyNote } from "@/components/booking/shared/booking-aside";
import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { settledWords } from "@/components/booking/shared/booking-texts";
import { DetailsForm } from "@/components/booking/details/details-form";
import type { DetailsPrefill } from "@/components/booking/details/details-fields";
import { HelpNote } from "@/components/booking/shared/help-note";
import { HoldNote } from "@/components/booking/shared/hold-note";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact-names";
import { extendHold, keepTyped, leaveBooking } from "@/lib/booking/actions/draft";
import { saveDetails } from "@/lib/booking/actions/steps";
import { offeredModes } from "@/lib/firm/offered-modes";
import type { Details } from "@/lib/booking/schema";

import type { PartProps } from "./part-props";
import { holdView } from "./hold-view";
import { clocksOf, doneSteps, houseFacts } from "./part-facts";

/** Step 3. */
export async function DetailsPart({ locale, wizard }: PartProps) {
  const t = await getTranslations("booking");
  const { isDemo, reach } = houseFacts();
  const clocks = clocksOf(locale, wizard.zone);
  return (
    <WizardFrame
      step="details"
      done={doneSteps(wizard)}
      heading={t("details.title")}
      isDemo={isDemo}
      aside={
        <>
          <BookingSummary settled={settledWords({ service: wizard.service, start: wizard.slot?.start }, clocks, t)} />
          <PrivacyNote reach={reach} />
          <HelpNote reach={reach} />
        </>
      }
    >
      {wizard.slot ? <HoldNote hold={holdView(wizard.slot, clocks)} step="details" extend={extendHold} /> : null}
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

/** Stored answers as the form's controls take them. */
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
