import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import { TechnicalDetails } from "./technical-details";
import { useBookingTexts } from "./use-booking-texts";
import { useErrorReport } from "./use-error-report";

type Props = {
  /** The firm's name, shown before "System Error". */
  readonly product: string;
  readonly error: unknown;
  readonly component: string | undefined;
  readonly isLoop: boolean;
  /** Whether the heading is an `h1`, because the page has no other `h1`. */
  readonly isMain: boolean;
  readonly restart: () => void;
};

/** Replaces the wizard after an error from which it cannot continue. */
export function EmergencyScreen({ product, error, component, isLoop, isMain, restart }: Props) {
  const emergency = useBookingTexts()?.emergency;
  const report = useErrorReport(error, component);
  const Heading = isMain ? "h1" : "h2";

  if (!emergency) return null;
  return (
    <ErrorFrame>
      <Heading>{emergency.title.replace("{product}", product)}</Heading>
      <p className="lead">{emergency.text}</p>
      {isLoop && <Alert tone="warn">{emergency.loop}</Alert>}
      <ContactLine />
      <div className="row">
        <Button onClick={restart}>{emergency.restart}</Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          {emergency.reload}
        </Button>
      </div>
      <TechnicalDetails report={report} />
    </ErrorFrame>
  );
}
