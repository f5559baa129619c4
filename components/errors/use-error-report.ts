"use client";

import { useState } from "react";

import { reportOf, type ErrorReport } from "./error-report";

/** The report of an error as it was when its screen first showed. Error screens are drawn in the browser alone. */
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
