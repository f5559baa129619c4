import { Button, ButtonLink } from "@/components/ui/button";

import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import type { ErrorReport } from "./error-report";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";

type Props = { readonly report: ErrorReport; readonly retry: () => void };

/** Shown after an error that belongs to no part of the site with a screen of its own. */
export function GenericErrorScreen({ report, retry }: Props) {
  const { generic } = useErrorTexts();
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
