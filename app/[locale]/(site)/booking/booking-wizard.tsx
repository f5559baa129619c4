import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { BookingShell } from "@/components/booking/shared/booking-shell";
import { StepIndicator } from "@/components/booking/shared/step-indicator";
import { withQuery } from "@/components/booking/shared/with-query";
import { EmergencyBoundary } from "@/components/errors/emergency-boundary";
import { ClientMessages } from "@/components/layout/client-messages";
import { JsonLd } from "@/components/site/json-ld";
import { Toaster } from "@/components/ui/toaster";
import { finishedSteps, stepPath } from "@/lib/booking/journey";
import type { Wizard } from "@/lib/booking/loaders/wizard";
import { manageToken } from "@/lib/booking/manage-link";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { isOpen } from "@/lib/booking/states";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { breadcrumbList } from "@/lib/site/structured-data/pages";

import { firstValue, readWizardQuery } from "./query";
import { cachedWizard } from "./cached-wizard";
import { ConfirmPart } from "./confirm-part";
import { DatePart } from "./date-part";
import { DetailsPart } from "./details-part";
import { DonePart } from "./done-part";
import { ServicePart } from "./service-part";
import type { StepProps } from "./step-context";

type Props = Omit<StepProps, "wizard">;

/** The booking wizard. It shows the requested step, or the first incomplete step if the requested step is not open. */
export async function BookingWizard({ locale, raw }: Props) {
  const { step: requestedStep, service, currency } = readWizardQuery(raw);
  const wizard = await cachedWizard(locale, requestedStep, currency);
  if (requestedStep !== undefined && wizard.step !== requestedStep) {
    // The requested step is not open yet. A redirect to step 1 keeps the service and the currency of the query.
    const link = wizard.step === "service" ? { service, currency: firstValue(raw.currency) } : {};
    redirect(localizedPath(locale, withQuery("/booking", { step: wizard.step, ...link, ...replacedNote(wizard) })));
  }
  if (requestedStep === "confirm" && isReplaced(wizard)) redirect(localizedPath(locale, stepPath("date", "replaced")));
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
  const isReceipt = wizard.step === "done" && wizard.booked !== undefined;
  return (
    <BookingShell
      title={t("title")}
      isLabel={isReceipt}
      progress={<StepIndicator current={wizard.step} done={doneSteps(wizard)} />}
    >
      <ClientMessages namespaces={["booking", "errors", "fields", "safeContact"]}>
        <EmergencyBoundary product={firm.tradingName} resetsOnChange isMain={isReceipt}>
          <Part locale={locale} raw={raw} wizard={wizard} />
        </EmergencyBoundary>
      </ClientMessages>
      <Toaster dismissLabel={layout("dismiss")} />
      <JsonLd things={breadcrumbList(locale, breadcrumbs)} />
    </BookingShell>
  );
}

/**
 * Whether the visitor has changed the service, for example in another window, and has not chosen a time since. A change
 * of service releases the chosen time.
 */
function isReplaced({ service, formerService, slot }: Wizard): boolean {
  return service !== undefined && formerService !== undefined && slot === undefined;
}

/** Tells step 2 to explain why a later step was not shown. */
function replacedNote(wizard: Wizard) {
  return wizard.step === "date" && isReplaced(wizard) ? { replaced: "1" } : {};
}

/**
 * The path to redirect to once the booking is made. Step 4 redirects to step 5, so that visitors cannot confirm twice.
 * If the booking is no longer open, for example after a cancellation, step 5 redirects to the manage page instead of
 * showing a success message.
 */
function pathOfBooked({ step, booked }: Wizard): string | undefined {
  if (booked && step === "confirm") return stepPath("done");
  if (booked && step === "done" && !isOpen(booked.booking)) return `/booking/manage/${manageToken(booked.booking.id)}`;
  return undefined;
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
