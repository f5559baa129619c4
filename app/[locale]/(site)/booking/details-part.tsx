import { getTranslations } from "next-intl/server";

import { HelpNote, PrivacyNote } from "@/components/site/booking/shared/aside-notes";
import { BookingSummary } from "@/components/site/booking/shared/booking-summary";
import { toChoiceTexts, toHoldView } from "@/components/site/booking/shared/booking-texts";
import { LateDetailsForm, LatePreparedList } from "@/components/site/booking/late-forms";
import type { DetailsPrefill } from "@/components/site/booking/details/details-fields";
import { clocksFor } from "@/components/site/booking/shared/clocks";
import { HoldNote } from "@/components/site/booking/shared/hold-note";
import { Alert } from "@/components/ui/alert";
import { StepHeading } from "@/components/site/booking/shared/step-heading";
import { WizardFrame } from "@/components/site/booking/shared/wizard-frame";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { extendHold, leaveBooking } from "@/lib/booking/wizard/actions/draft";
import { saveDetails } from "@/lib/booking/wizard/actions/steps";
import { offeredModes } from "@/lib/firm/offered-modes";
import { firm } from "@/lib/firm/settings-snapshot";
import { likelyCountry, phoneCountries } from "@/lib/platform/contact/countries";
import type { Details } from "@/lib/booking/schema";
import { readableEmail } from "@/lib/platform/contact/readable-email";

import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";

/** Step 3 of the booking: the visitor enters their details. */
export async function DetailsPart({ locale, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { contact, isDemo } = firmContext();
  const clocks = clocksFor(locale, wizard.zone);
  return (
    <WizardFrame
      step={wizard.step}
      leave={leaveBooking}
      aside={
        <>
          <BookingSummary choices={toChoiceTexts({ service: wizard.service, start: wizard.slot?.start }, clocks, t)} />
          {isDemo ? <p className="t16">{t("demo")}</p> : null}
          <PrivacyNote contact={contact} />
          <HelpNote contact={contact} />
        </>
      }
    >
      <LateDetailsForm
        heading={
          <>
            <StepHeading subject={wizard.step}>{t("details.title")}</StepHeading>
            {wizard.isFollowUp ? <Alert tone="info">{t("details.followUpEmail")}</Alert> : null}
            {wizard.slot ? (
              <HoldNote hold={toHoldView(wizard.slot.hold, clocks)} step="details" extend={extendHold} />
            ) : null}
            <LatePreparedList included={wizard.prepared} />
          </>
        }
        prefill={{
          ...(wizard.isFollowUp && { isNewClient: "false" }),
          ...(wizard.details && prefillFrom(wizard.details)),
          ...wizard.prefill,
        }}
        modes={offeredModes().filter(
          (mode) => mode !== "video" || wizard.slot?.hold?.adviser.hasVideoAddress !== false,
        )}
        isForReturning={wizard.service?.availableForNewClients === false}
        phoneCountry={{
          label: t("details.phoneCountry"),
          countries: phoneCountries(locale, firm().holidays.country),
          preset: likelyCountry({ locale, zone: wizard.zone, home: firm().holidays.country }),
        }}
        save={saveDetails}
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
    phoneCountry,
    preferredContactMethod,
    meetingMode,
    isNewClient,
    privacyConsent,
    hashesConfirmed,
    dateOfBirth,
    additionalNotes,
  } = details;
  return {
    firstName,
    lastName,
    email: readableEmail(email),
    phone,
    phoneCountry,
    preferredContactMethod,
    meetingMode,
    ...Object.fromEntries(safeContactInstructions.map((name) => [name, String(details[name] ?? false)])),
    safeContactNote: details.safeContactNote,
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    ...(additionalNotes === undefined ? {} : { additionalNotes }),
    isNewClient: String(isNewClient),
    privacyConsent: String(privacyConsent),
    hashesConfirmed: String(hashesConfirmed ?? false),
  };
}
