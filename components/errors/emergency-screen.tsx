import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  /** The firm's name, shown before "System Error". */
  readonly product: string;
  readonly error: unknown;
  readonly component: string | undefined;
  readonly isLoop: boolean;
  readonly restart: () => void;
};

/** Replaces the wizard after an error from which it cannot continue. */
export function EmergencyScreen({ product, error, component, isLoop, restart }: Props) {
  const { emergency } = useErrorTexts();
  const report = useErrorReport(error, component);

  return (
    // The page's title stays above this screen, so the screen's own heading is an `h2`.
    <ErrorFrame>
      <h2>{emergency.title.replace("{product}", product)}</h2>
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
