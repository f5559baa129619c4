import { Suspense, useState } from "react";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

import type { ErrorReport } from "./error-report";
import { useErrorTexts } from "./error-texts";
import { technicalLabels, type TechnicalLabels } from "./technical-labels";
import { TechnicalTable } from "./technical-table";

/**
 * Everything known about an error, for developers. Renders nothing on a live site, because the error texts of a live
 * site contain no `details`.
 */
export function TechnicalDetails({ report }: { report: ErrorReport }) {
  const { details } = useErrorTexts();
  // Few visitors open the details, so the labels are loaded on demand.
  const [labels, setLabels] = useState<Promise<TechnicalLabels>>();
  if (!details) return null;

  return (
    <details
      className="error-details"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setLabels((begun) => begun ?? technicalLabels(splitPrefix(location.pathname).locale));
      }}
    >
      <summary>{details.summary}</summary>
      {labels && (
        <Suspense fallback={<p role="status">{details.loading}</p>}>
          <TechnicalTable report={report} labels={labels} title={details.summary} />
        </Suspense>
      )}
    </details>
  );
}
