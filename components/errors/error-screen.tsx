import { Button, ButtonLink } from "@/components/ui/button";

import { BookingErrorScreen } from "./booking-error-screen";
import { ChunkScreen } from "./chunk-screen";
import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import { concernsBooking } from "./error-report";
import { useErrorTexts } from "./error-texts";
import { missingChunk } from "./load-chunk";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

export type ErrorScreenProps = { readonly error: unknown; readonly retry: () => void; readonly isAbovePage?: boolean };

/**
 * Shown after a page has failed. Shows `ChunkScreen` if a JavaScript chunk could not be loaded, and
 * `BookingErrorScreen` for an error of the booking system, which can occur on any page.
 */
export function ErrorScreen({ error, retry, isAbovePage = false }: ErrorScreenProps) {
  const { generic } = useErrorTexts();
  const report = useErrorReport(error);
  const chunk = missingChunk(error);
  if (chunk !== undefined) return <ChunkScreen error={error} chunk={chunk} isAbovePage={isAbovePage} />;
  if (concernsBooking(report)) return <BookingErrorScreen error={error} retry={retry} />;

  return (
    <section className="section">
      <ErrorFrame className="wrap" title={generic.title}>
        <h1>{generic.title}</h1>
        <p className="lead">{generic.text}</p>
        <ContactLine />
        <div className="row">
          <Button onClick={retry}>{generic.retry}</Button>
          <ButtonLink href="/" variant="secondary">
            {generic.home}
          </ButtonLink>
        </div>
        <TechnicalDetails report={report} />
      </ErrorFrame>
    </section>
  );
}
