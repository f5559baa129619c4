"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";

import { BookingErrorScreen } from "./booking-error-screen";
import { concernsBooking } from "./error-report";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

export type ErrorScreenProps = { readonly error: unknown; readonly retry: () => void };

/** What stands in a page's place when it fails. A failure of the booking system says so, on whichever page it shows. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const t = useTranslations("errorScreens.generic");
  const report = useErrorReport(error);
  if (concernsBooking(report)) return <BookingErrorScreen error={error} retry={retry} />;

  return (
    <section className="section" role="alert">
      <div className="wrap error-screen">
        <h1>{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        <div className="row">
          <Button onClick={retry}>{t("retry")}</Button>
          <ButtonLink href="/" variant="secondary">
            {t("home")}
          </ButtonLink>
        </div>
        <TechnicalDetails report={report} />
      </div>
    </section>
  );
}
