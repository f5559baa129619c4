import { Button, ButtonLink } from "@/components/ui/button";

import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import { digestOf } from "./error-report";
import { GenericErrorScreen } from "./generic-error-screen";
import { TechnicalDetails } from "./technical-details";
import { useBookingTexts } from "./use-booking-texts";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Deletes the draft and starts a new booking. Without this action, the screen has no reset button. */
  readonly resetAction?: () => Promise<void>;
};

/**
 * Shown when the booking system has failed. It offers a retry and a way to reach a person. As long as its texts are
 * missing, the generic screen does the same.
 */
export function BookingErrorScreen({ error, retry, resetAction }: Props) {
  const booking = useBookingTexts()?.booking;
  const report = useErrorReport(error);
  if (!booking) return <GenericErrorScreen report={report} retry={retry} />;
  const isManagePage = report.path.includes("/booking/manage/");

  return (
    <section className="section">
      <ErrorFrame className="wrap" title={booking.title}>
        <h1>{booking.title}</h1>
        <p className="lead">{isManagePage ? booking.manageText : booking.text}</p>
        {/* This text says that the team was notified. That is true only if the server has logged the error. Only such
            an error has a digest. */}
        {digestOf(error) && <p>{booking.notified}</p>}
        <ContactLine />
        <div className="row">
          <Button onClick={retry}>{booking.retry}</Button>
          <ButtonLink href="/contact" variant="secondary">
            {booking.contact}
          </ButtonLink>
          <ButtonLink href="/" variant="link">
            {booking.home}
          </ButtonLink>
        </div>
        {/* On the page for managing an appointment, a reset button would suggest that the appointment is gone. */}
        {resetAction && !isManagePage && (
          <form action={resetAction}>
            <Button type="submit" variant="link">
              {booking.reset}
            </Button>
          </form>
        )}
        <TechnicalDetails report={report} />
      </ErrorFrame>
    </section>
  );
}
