import { useState } from "react";

import { reportOf, type ErrorReport } from "./error-report";

/** The report of an error at the time its screen was first rendered. Error screens are rendered only in the browser. */
export function useErrorReport(error: unknown, component?: string): ErrorReport {
  const [report] = useState(() =>
    reportOf({
      error,
      url: location.href,
      at: new Date(),
      userAgent: navigator.userAgent,
      ...(component === undefined ? {} : { component }),
    }),
  );
  return report;
}
