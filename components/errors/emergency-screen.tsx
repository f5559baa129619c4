"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { ErrorFrame } from "./error-frame";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  /** The firm's name, put before «System Error». */
  readonly product: string;
  readonly error: unknown;
  readonly component: string | undefined;
  readonly isLoop: boolean;
  readonly restart: () => void;
};

/** What stands in the wizard's place after a failure it cannot go on from. */
export function EmergencyScreen({ product, error, component, isLoop, restart }: Props) {
  const { emergency } = useErrorTexts();
  const report = useErrorReport(error, component);

  return (
    // Within the wizard's own section and under its heading.
    <ErrorFrame>
      <h2>{emergency.title.replace("{product}", product)}</h2>
      <p className="lead">{emergency.text}</p>
      {isLoop && <Alert tone="warn">{emergency.loop}</Alert>}
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
