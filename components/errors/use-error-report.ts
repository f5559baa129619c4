import { useEffect, useState } from "react";

import { reportOf, type ErrorReport } from "./error-report";

/**
 * Returns the report of an error. It describes the page at the first rendering of the error screen. Error screens are
 * rendered only in the browser, so `location` and `document` exist.
 */
export function useErrorReport(error: unknown, component?: string): ErrorReport {
  const [report] = useState(() =>
    reportOf({
      error,
      url: location.href,
      at: new Date(),
      userAgent: navigator.userAgent,
      fields: fieldNames(),
      ...(component === undefined ? {} : { component }),
    }),
  );
  // The script of the statistics counts that an error screen is shown. The report stays in the browser.
  useEffect(() => void window.dispatchEvent(new Event("site:error")), []);
  return report;
}

/**
 * The names of the form fields that the page contained when it failed. The fields are still in the document, because
 * React removes them only after this rendering.
 */
function fieldNames(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)[name]");
  // Names that start with a dollar sign belong to the framework.
  return [...new Set([...fields].map(({ name }) => name).filter((name) => !name.startsWith("$")))];
}
