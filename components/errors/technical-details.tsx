"use client";

import { useTranslations } from "next-intl";

import type { ErrorReport } from "./error-report";

const rows = ["type", "message", "url", "time", "component", "path", "metadata", "stack"] as const;

/** Everything known about an error, for whoever looks into it. Never on a live site: it is no use to a visitor. */
export function TechnicalDetails({ report }: { report: ErrorReport }) {
  const t = useTranslations("errorScreens.details");
  if (document.documentElement.dataset.siteMode === "live") return null;

  return (
    <details className="error-details">
      <summary>{t("summary")}</summary>
      <div className="table-wrap" tabIndex={0} role="region" aria-label={t("summary")}>
        <table className="table">
          <tbody>
            {rows
              .filter((row) => report[row] !== "")
              .map((row) => (
                <tr key={row}>
                  <th scope="row">{t(row)}</th>
                  <td>{row === "stack" ? <pre>{report.stack}</pre> : report[row]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
