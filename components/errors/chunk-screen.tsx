import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";

import { copyOfServerPage } from "./server-page";
import { ContactLine } from "./contact-line";
import { ErrorFrame } from "./error-frame";
import { useErrorTexts } from "./error-texts";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  /** The name of the chunk that failed to load. */
  readonly chunk: string;
  /**
   * Whether the page is still shown below this screen. If it is not, this screen shows a copy of the server-rendered
   * page below itself. There is no copy if the user came to the page by a navigation inside the site.
   */
  readonly isAbovePage: boolean;
};

/**
 * Shown above the page when a JavaScript chunk failed to load. The browser requests the chunk again only when the page
 * is reloaded. Until then, users can read the page and send its forms.
 */
export function ChunkScreen({ error, chunk, isAbovePage }: Props) {
  const texts = useErrorTexts().chunk;
  const report = useErrorReport(error);
  const path = usePathname();
  const [page] = useState(() => (isAbovePage ? undefined : copyOfServerPage(path)));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page?.hasChildNodes()) place.current?.replaceChildren(page);
  }, [page]);
  return (
    <>
      <section className="section">
        <ErrorFrame className="wrap" title={texts.title}>
          <h1>{texts.title}</h1>
          <p className="lead">{texts.text}</p>
          <p>{texts.failed.replace("{id}", chunk)}</p>
          <ContactLine />
          <div className="row">
            <Button onClick={() => location.reload()}>{texts.reload}</Button>
          </div>
          <TechnicalDetails report={report} />
        </ErrorFrame>
      </section>
      <div ref={place} />
    </>
  );
}
