import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClosedBooking } from "@/components/site/booking/closed-booking";
import { BookingShell } from "@/components/site/booking/shared/booking-shell";
import { StepIndicator } from "@/components/site/booking/shared/step-indicator";
import { withQuery } from "@/components/site/booking/shared/with-query";
import { EmergencyBoundary } from "@/components/errors/emergency-boundary";
import { ClientMessages } from "@/components/layout/client-messages";
import { JsonLd } from "@/components/site/parts/json-ld";
import { Alert } from "@/components/ui/alert";
import { Toaster } from "@/components/ui/toaster";
import { finishedSteps, stepPath } from "@/lib/booking/wizard/journey";
import type { Wizard } from "@/lib/booking/wizard/loaders/wizard";
import { isReceipt, isServiceReplaced, pathOfBooked } from "@/lib/booking/wizard/wizard-state";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { breadcrumbList } from "@/lib/site/structured-data/pages";

import { firstValue, readWizardQuery } from "./query";
import { cachedWizard } from "./cached-wizard";
import { ConfirmPart } from "./confirm-part";
import { DatePart } from "./date-part";
import { DetailsPart } from "./details-part";
import { DonePart } from "./done-part";
import { ServicePart } from "./service-part";
import { isClosed } from "./is-closed";
import { firmContext } from "./step-context";
import type { StepProps } from "./step-context";

type Props = Omit<StepProps, "wizard">;

/** The booking wizard. It shows the requested step, or the first incomplete step if the requested step is not open. */
export async function BookingWizard({ locale, raw }: Props) {
  const { step: requestedStep, service, currency } = readWizardQuery(raw);
  const wizard = await cachedWizard(locale, requestedStep, currency);
  if (await isClosed(wizard)) return <ClosedBooking contact={firmContext().contact} />;
  if (requestedStep !== undefined && wizard.step !== requestedStep) {
    // The requested step is not open yet. A redirect to step 1 keeps the service and the currency of the query.
    const link = wizard.step === "service" ? { service, currency: firstValue(raw.currency) } : {};
    redirect(localizedPath(locale, withQuery("/booking", { step: wizard.step, ...link, ...replacedNote(wizard) })));
  }
  if (requestedStep === "confirm" && isServiceReplaced(wizard))
    redirect(localizedPath(locale, stepPath("date", "replaced")));
  const bookedPath = pathOfBooked(wizard);
  if (bookedPath !== undefined) redirect(localizedPath(locale, bookedPath));
  const [t, firm, layout, crumbs] = await Promise.all([
    getTranslations("booking"),
    loadFirm(),
    getTranslations("layout"),
    getTranslations("pages.crumbs"),
  ]);
  const breadcrumbs = [
    { name: crumbs("home"), path: "/" },
    { name: t("title"), path: "/booking" },
  ];
  const hasOwnHeading = isReceipt(wizard);
  return (
    <BookingShell
      title={t("title")}
      isLabel={hasOwnHeading}
      progress={<StepIndicator current={wizard.step} done={doneSteps(wizard)} />}
    >
      {wizard.isTest && (
        <Alert tone="warn" icon="info">
          {t("test")}
        </Alert>
      )}
      <ClientMessages namespaces={["booking", "errors", "fields", "safeContact"]}>
        <EmergencyBoundary product={firm.tradingName} resetsOnChange isMain={hasOwnHeading}>
          <Part locale={locale} raw={raw} wizard={wizard} />
        </EmergencyBoundary>
      </ClientMessages>
      <Toaster dismissLabel={layout("dismiss")} />
      <JsonLd things={breadcrumbList(locale, breadcrumbs)} />
    </BookingShell>
  );
}

/** Tells step 2 to explain why a later step was not shown. */
function replacedNote(wizard: Wizard) {
  return wizard.step === "date" && isServiceReplaced(wizard) ? { replaced: "1" } : {};
}

function doneSteps({ step, completed, booked }: Wizard) {
  return finishedSteps({ step, completed, isBooked: booked !== undefined });
}

function Part(props: StepProps) {
  switch (props.wizard.step) {
    case "service":
      return <ServicePart {...props} />;
    case "date":
      return <DatePart {...props} />;
    case "details":
      return <DetailsPart {...props} />;
    case "confirm":
      return <ConfirmPart {...props} />;
    case "done":
      return <DonePart {...props} />;
  }
}
