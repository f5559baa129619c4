import { Button } from "@/components/ui/button";

import { ErrorFrame } from "./error-frame";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  /** The name of the chunk that failed to load. */
  readonly chunk: string;
};

/** Shown when a JavaScript chunk failed to load. Only a reload requests it again. */
export function ChunkScreen({ error, chunk }: Props) {
  const texts = useErrorTexts().chunk;
  const report = useErrorReport(error);
  return (
    <section className="section">
      <ErrorFrame className="wrap" title={texts.title}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.text}</p>
        <p>{texts.failed.replace("{id}", chunk)}</p>
        <div className="row">
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
        </div>
        <TechnicalDetails report={report} />
      </ErrorFrame>
    </section>
  );
}
