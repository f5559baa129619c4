"use client";

import { Button } from "@/components/ui/button";

import { ErrorFrame } from "./error-frame";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  /** The part that did not arrive. */
  readonly chunk: string;
};

/** When a part of the page's program did not arrive. Only a reload asks for it again. */
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
