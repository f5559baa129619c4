import { BookingErrorScreen } from "./booking-error-screen";
import { ChunkScreen } from "./chunk-screen";
import { concernsBooking } from "./error-report";
import { GenericErrorScreen } from "./generic-error-screen";
import { missingChunk } from "./load-chunk";
import { useErrorReport } from "./use-error-report";

export type ErrorScreenProps = { readonly error: unknown; readonly retry: () => void; readonly isAbovePage?: boolean };

/**
 * Shown after a page has failed. Shows `ChunkScreen` if a JavaScript chunk could not be loaded, and
 * `BookingErrorScreen` for an error of the booking system, which can occur on any page.
 */
export function ErrorScreen({ error, retry, isAbovePage = false }: ErrorScreenProps) {
  const report = useErrorReport(error);
  const chunk = missingChunk(error);
  if (chunk !== undefined) return <ChunkScreen error={error} chunk={chunk} isAbovePage={isAbovePage} />;
  if (concernsBooking(report)) return <BookingErrorScreen error={error} retry={retry} />;
  return <GenericErrorScreen report={report} retry={retry} />;
}
