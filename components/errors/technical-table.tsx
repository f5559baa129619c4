import { use } from "react";

import type { ErrorReport } from "./error-report";
import type { TechnicalLabels } from "./technical-labels";

const rows = ["type", "message", "url", "time", "component", "path", "metadata", "stack"] as const;

type Props = { readonly report: ErrorReport; readonly labels: Promise<TechnicalLabels>; readonly title: string };

/** The rows of an error report. The component suspends until the labels of the rows are loaded. */
export function TechnicalTable({ report, labels, title }: Props) {
  const names = use(labels);
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label={title}>
      <table className="table">
        <tbody>
          {rows
            .filter((row) => report[row] !== "")
            .map((row) => (
              <tr key={row}>
                <th scope="row">{names[row]}</th>
                <td>{row === "stack" ? <pre>{report.stack}</pre> : report[row]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
