"use client";

import type { ErrorReport } from "./error-report";
import { useErrorTexts } from "./error-texts";

const rows = ["type", "message", "url", "time", "component", "path", "metadata", "stack"] as const;

/** Everything known about an error, for whoever looks into it. Never on a live site: it is no use to a visitor. */
export function TechnicalDetails({ report }: { report: ErrorReport }) {
  const { details } = useErrorTexts();
  if (document.documentElement.dataset.siteMode === "live") return null;

  return (
    <details className="error-details">
      <summary>{details.summary}</summary>
      <div className="table-wrap" tabIndex={0} role="region" aria-label={details.summary}>
        <table className="table">
          <tbody>
            {rows
              .filter((row) => report[row] !== "")
              .map((row) => (
                <tr key={row}>
                  <th scope="row">{details[row]}</th>
                  <td>{row === "stack" ? <pre>{report.stack}</pre> : report[row]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
