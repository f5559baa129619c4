import { useLocale, useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";
import { utcMidnight } from "@/lib/platform/time/day";
import { formatDay } from "@/lib/platform/time/format";

import { textFact } from "./claim-facts";
import { FigureQuestions } from "./figure-questions";

/** The statistics: each figure with its meaning, date, source and limits. */
export function StatsLedger({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("home.figures");
  const locale = useLocale();
  const figures = claims.flatMap((claim) => {
    const figure = textFact(claim, "figure");
    const checked = claim.verifiedOn ? formatDay(utcMidnight(claim.verifiedOn), { locale, zone: "UTC" }) : "";
    return figure ? [{ ...claim, figure, asOf: textFact(claim, "asOf") ?? checked }] : [];
  });
  if (figures.length === 0) return <FigureQuestions />;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
        </div>
        {/* Narrow screens stack the cells, which removes the table semantics, so the roles are explicit. */}
        <table className="ledger" role="table">
          <caption className="vh">{t("caption")}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t("figure")}
              </th>
              <th scope="col" role="columnheader">
                {t("counts")}
              </th>
              <th scope="col" role="columnheader">
                {t("asOf")}
              </th>
              <th scope="col" role="columnheader">
                {t("source")}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {figures.map(({ key, figure, text, asOf, source, limits }) => (
              <tr key={key} role="row">
                <th scope="row" role="rowheader" className="fig">
                  {figure}
                </th>
                <td role="cell" className="what">
                  {text}
                </td>
                <td role="cell" className="asof" data-label={`${t("asOfLabel")} `}>
                  {asOf}
                </td>
                <td
                  role="cell"
                  className="src"
                  data-label={`${t("sourceLabel")} `}
                >{`${sentence(source)} ${limits}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Records contain the source as a phrase. Before the limits it has to be a sentence. */
function sentence(phrase: string): string {
  const trimmed = phrase.trim();
  if (trimmed === "") return "";
  return `${trimmed.charAt(0).toLocaleUpperCase()}${trimmed.slice(1).replace(/\.$/, "")}.`;
}
