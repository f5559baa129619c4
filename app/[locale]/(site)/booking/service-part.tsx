import { getTranslations } from "next-intl/server";

import { clocksFor } from "@/components/booking/shared/clocks";
import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { toChoiceTexts, toServiceChoice } from "@/components/booking/shared/booking-texts";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { HelpNote } from "@/components/booking/shared/aside-notes";
import { OfflineServices } from "@/components/booking/service/offline-services";
import { ServiceStep } from "@/components/booking/service/service-step";
import { ServicesNotice } from "@/components/booking/service/services-notice";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { Alert } from "@/components/ui/alert";
import { leaveBooking } from "@/lib/booking/actions/draft";
import { chooseService } from "@/lib/booking/actions/steps";
import { isFree } from "@/lib/platform/money/money";
import { serviceByKey } from "@/lib/services/find";
import { matchServiceKey } from "@/lib/services/service-keys";

import { readWizardQuery } from "./query";
import { firmContext, frameProps } from "./step-context";
import type { StepProps } from "./step-context";
import { UrgentNote } from "./urgent-note";

/** Step 1. */
export async function ServicePart({ locale, raw, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { isDemo, contact } = firmContext();
  const { service: key, currency, isReset, isDraftGone, isUrgent } = readWizardQuery(raw);
  const { services, notice } = wizard.offer;
  const found = key === undefined || notice !== undefined ? undefined : await serviceByKey(key);
  const slug = found?.slug ?? (key === undefined ? undefined : matchServiceKey(key));
  const requested = services.find((service) => service.slug === slug);
  const selected = requested ?? wizard.service;
  // The fallback list may have outdated prices, so they are not shown.
  const isPriceCurrent = notice === undefined || isDemo;
  const choices = services.map((service) => toServiceChoice(service, { isPriceCurrent }, t));
  return (
    <WizardFrame
      {...frameProps(wizard)}
      heading={t("service.title")}
      aside={
        <>
          <BookingSummary
            choices={toChoiceTexts({ service: selected, start: wizard.slot?.start }, clocksFor(locale, wizard.zone), t)}
          />
          <HelpNote contact={contact} />
        </>
      }
    >
      {isUrgent && key !== undefined ? (
        <UrgentNote service={key} locale={locale} zone={wizard.zone} now={Date.now()} />
      ) : null}
      {isReset ? <ServicesNotice notice="bookingReset" /> : null}
      {notice ? <ServicesNotice notice={notice} /> : null}
      {isDraftGone ? (
        <FocusedAlert tone="warn" event="gone">
          {t(wizard.details ? "service.goneKept" : "service.gone")}
        </FocusedAlert>
      ) : null}
      {key !== undefined && requested === undefined ? <Alert tone="warn">{t("service.unknown")}</Alert> : null}
      {isPriceCurrent ? (
        <ServiceStep
          services={choices}
          chosenId={selected?._id}
          currency={currency}
          hint={t(services.some(({ price }) => isFree(price)) ? "service.hint" : "service.hintPlain")}
          choose={chooseService}
          leave={leaveBooking}
        />
      ) : (
        <OfflineServices services={choices} contact={contact} />
      )}
    </WizardFrame>
  );
}
