"use client";

import { Button, ButtonLink } from "@/components/ui/button";

import { ErrorFrame } from "./error-frame";
import { digestOf } from "./error-report";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Ends the draft and begins anew; a form's action, so that it works before any script does. */
  readonly resetAction?: () => Promise<void>;
};

/** The booking system has failed: how to go on, and how to reach a person instead. */
export function BookingErrorScreen({ error, retry, resetAction }: Props) {
  const { booking } = useErrorTexts();
  const report = useErrorReport(error);

  return (
    <section className="section">
      <ErrorFrame className="wrap" title={booking.title}>
        <h1>{booking.title}</h1>
        <p className="lead">{booking.text}</p>
        {/* Only what failed on the server is in its log. */}
        {digestOf(error) && <p>{booking.notified}</p>}
        <div className="row">
          <Button onClick={retry}>{booking.retry}</Button>
          {/* The footer of every page says how to reach us. */}
          <ButtonLink href="#contact" variant="secondary">
            {booking.contact}
          </ButtonLink>
          <ButtonLink href="/" variant="link">
            {booking.home}
          </ButtonLink>
        </div>
        {resetAction && (
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
