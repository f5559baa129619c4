import { getTranslations } from "next-intl/server";

import { clocksFor } from "@/components/site/booking/shared/clocks";
import { contactTags } from "@/components/site/parts/contact-links";
import { BookingSummary } from "@/components/site/booking/shared/booking-summary";
import { toChoiceTexts, toServiceChoice } from "@/components/site/booking/shared/booking-texts";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { HelpNote } from "@/components/site/booking/shared/aside-notes";
import { LeftBooking } from "@/components/site/booking/service/left-booking";
import { OfflineServices } from "@/components/site/booking/service/offline-services";
import { LateServiceStep } from "@/components/site/booking/late-forms";
import { ServicesNotice } from "@/components/site/booking/service/services-notice";
import { StepHeading } from "@/components/site/booking/shared/step-heading";
import { WizardFrame } from "@/components/site/booking/shared/wizard-frame";
import { Alert } from "@/components/ui/alert";
import { leaveBooking } from "@/lib/booking/wizard/actions/draft";
import { chooseService } from "@/lib/booking/wizard/actions/steps";
import { isFree } from "@/lib/platform/money/money";
import { serviceByKey } from "@/lib/services/find";
import { matchServiceKey } from "@/lib/services/service-keys";

import { readWizardQuery } from "./query";
import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";
import { UrgentNote } from "./urgent-note";

/** Step 1 of the booking: the visitor chooses a service. */
export async function ServicePart({ locale, raw, wizard }: StepProps) {
  const t = await getTranslations("booking");
  const { isDemo, contact } = firmContext();
  const { service: key, currency, isReset, isDraftGone, isUrgent, left } = readWizardQuery(raw);
  if (left !== undefined && wizard.draftId === undefined) return <LeftBooking released={left} contact={contact} />;
  const { services, byPhone, notice } = wizard.offer;
  const serviceForKey = key === undefined || notice !== undefined ? undefined : await serviceByKey(key);
  const slug = serviceForKey?.slug ?? (key === undefined ? undefined : matchServiceKey(key));
  const requested = services.find((service) => service.slug === slug);
  const selected = requested ?? wizard.service;
  const requestedByPhone = byPhone.find((service) => service.slug === slug);
  // If `notice` is set, the services could not be loaded, and `services` is the fallback list. Its prices may be
  // outdated, so they are shown only in demo mode.
  const isPriceCurrent = notice === undefined || isDemo;
  const choices = services.map((service) => toServiceChoice(service, { isPriceCurrent }, t));
  const notes = (
    <>
      {isUrgent && key !== undefined ? (
        <UrgentNote service={key} locale={locale} zone={wizard.zone} now={Date.now()} />
      ) : null}
      {isReset ? <ServicesNotice notice="bookingReset" /> : null}
      {notice ? <ServicesNotice notice={notice} /> : null}
      {/* The toast with the notice disappears after five seconds. This note stays on the page. */}
      {notice && isPriceCurrent ? (
        <Alert tone="info">{t.rich("service.fallbackNote", contactTags(contact))}</Alert>
      ) : null}
      {isDraftGone ? (
        <FocusedAlert tone="warn" event="gone">
          {t(wizard.details ? "service.draftEndedWithDetails" : "service.draftEnded")}
        </FocusedAlert>
      ) : null}
      {requestedByPhone ? (
        <Alert tone="info" icon="phone">
          {t.rich("service.byPhone", { ...contactTags(contact), services: requestedByPhone.name, count: 1 })}
        </Alert>
      ) : key !== undefined && requested === undefined ? (
        <Alert tone="warn">{t("service.unknown")}</Alert>
      ) : null}
    </>
  );
  return (
    <WizardFrame
      step={wizard.step}
      leave={leaveBooking}
      aside={
        <>
          <p>{t("lead")}</p>
          <BookingSummary
            choices={toChoiceTexts({ service: selected, start: wizard.slot?.start }, clocksFor(locale, wizard.zone), t)}
          />
          <HelpNote contact={contact} />
        </>
      }
    >
      {isPriceCurrent ? (
        <LateServiceStep
          services={choices}
          chosenId={selected?._id}
          currency={currency}
          hint={t(services.some(({ price }) => isFree(price)) ? "service.hint" : "service.hintPlain")}
          isUrgent={isUrgent}
          notes={notes}
          more={
            byPhone.length > 0 && !requestedByPhone ? (
              <p className="soft t16">
                {t.rich("service.byPhone", {
                  ...contactTags(contact),
                  services: new Intl.ListFormat(locale).format(byPhone.map(({ name }) => name)),
                  count: byPhone.length,
                })}
              </p>
            ) : undefined
          }
          choose={chooseService}
        />
      ) : (
        <>
          <StepHeading subject={wizard.step}>{t("service.title")}</StepHeading>
          {notes}
          <OfflineServices services={choices} contact={contact} />
        </>
      )}
    </WizardFrame>
  );
}
