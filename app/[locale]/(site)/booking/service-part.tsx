import { getTranslations } from "next-intl/server";

import { BookingSummary } from "@/components/booking/shared/booking-summary";
import { serviceChoice, settledWords } from "@/components/booking/shared/booking-texts";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { HelpNote } from "@/components/booking/shared/help-note";
import { OfflineNote } from "@/components/booking/service/offline-note";
import { ServiceStep } from "@/components/booking/service/service-step";
import { ServicesNotice } from "@/components/booking/service/services-notice";
import { WizardFrame } from "@/components/booking/shared/wizard-frame";
import { Alert } from "@/components/ui/alert";
import { leaveBooking } from "@/lib/booking/actions/draft";
import { chooseService } from "@/lib/booking/actions/steps";
import { isFree } from "@/lib/platform/money/money";
import { serviceByKey } from "@/lib/services/find";
import { matchServiceKey } from "@/lib/services/words";

import type { PartProps } from "./part-props";
import { clocksOf, doneSteps, houseFacts } from "./part-facts";
import { readWizardQuery } from "./query";
import { UrgentNote } from "./urgent-note";

/** Step 1. */
export async function ServicePart({ locale, raw, wizard }: PartProps) {
  const t = await getTranslations("booking");
  const { isDemo, reach } = houseFacts();
  const { service: key, currency, isReset, isGone, isUrgent } = readWizardQuery(raw);
  const { services, notice } = wizard.offer;
  const known = key === undefined || notice !== undefined ? undefined : await serviceByKey(key);
  const wanted = known?.slug ?? (key === undefined ? undefined : matchServiceKey(key));
  const asked = services.find(({ slug }) => slug === wanted);
  const shown = asked ?? wizard.service;
  // A list that only stands in for the real one has prices nobody may be held to.
  const isPriceSure = notice === undefined || isDemo;
  const choices = services.map((service) => serviceChoice(service, { isPriceSure }, t));
  return (
    <WizardFrame
      step="service"
      done={doneSteps(wizard)}
      heading={t("service.title")}
      isDemo={isDemo}
      aside={
        <>
          <BookingSummary
            settled={settledWords({ service: shown, start: wizard.slot?.start }, clocksOf(locale, wizard.zone), t)}
          />
          <HelpNote reach={reach} />
        </>
      }
    >
      {isUrgent && key !== undefined ? (
        <UrgentNote service={key} locale={locale} zone={wizard.zone} now={Date.now()} />
      ) : null}
      {isReset ? <ServicesNotice notice="bookingReset" /> : null}
      {notice ? <ServicesNotice notice={notice} /> : null}
      {isGone ? (
        <FocusedAlert tone="warn" event="gone">
          {t(wizard.details ? "service.goneKept" : "service.gone")}
        </FocusedAlert>
      ) : null}
      {key !== undefined && asked === undefined ? <Alert tone="warn">{t("service.unknown")}</Alert> : null}
      {isPriceSure ? (
        <ServiceStep
          services={choices}
          chosenId={shown?._id}
          currency={currency}
          hint={t(services.some(({ price }) => isFree(price)) ? "service.hint" : "service.hintPlain")}
          choose={chooseService}
          leave={leaveBooking}
        />
      ) : (
        <OfflineServices choices={choices}>
          <OfflineNote reach={reach} />
        </OfflineServices>
      )}
    </WizardFrame>
  );
}

type OfflineProps = {
  readonly choices: readonly ReturnType<typeof serviceChoice>[];
  readonly children: React.ReactNode;
};

/** What we do, to be read: nothing can be chosen while nothing can be kept. */
function OfflineServices({ choices, children }: OfflineProps) {
  return (
    <div className="grid gap-21 mt-21">
      {children}
      <ul className="pick" role="list">
        {choices.map(({ id, name, terms, description }) => (
          <li key={id}>
            <b>{name}</b>, {terms}
            <br />
            <span className="soft t16">{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
