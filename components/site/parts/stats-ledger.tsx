import { useLocale, useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";

import { textFact } from "./claim-facts";
import { FigureQuestions } from "./figure-questions";

/** The statistics: each figure with its meaning, date, source and limits. */
export function StatsLedger({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("home.figures");
  const locale = useLocale();
  const figures = claims.flatMap((claim) => {
    const figure = textFact(claim, "figure");
    const checked = claim.verifiedOn ? formatCalendarDate(claim.verifiedOn, locale) : "";
    return figure ? [{ ...claim, figure, asOf: textFact(claim, "asOf") ?? checked }] : [];
  });
  if (figures.length === 0) return <FigureQuestions />;
  // Sample figures have no date and no evidence. The head of the section says so once. The rows say it only to screen
  // readers.
  const areSamples = figures.every(({ isSample }) => isSample);
  return (
    <section className="section section--tight" aria-labelledby="figures-title">
      <div className="wrap">
        <div className="head head--row">
          <h2 id="figures-title">{t(areSamples ? "titleSamples" : "title")}</h2>
          <p className="soft t16">
            {areSamples && `${t("samples")} `}
            <Link href="/verify">{t("how")}</Link>
          </p>
        </div>
        {/* The roles are explicit, because the grid layout of the cells removes the table semantics. */}
        <table className="ledger ledger--row" role="table">
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
                <td role="cell" className="asof">
                  {areSamples ? <span className="vh">{asOf}</span> : `${t("asOfLabel")} ${asOf}`}
                </td>
                <td role="cell" className="src">
                  {areSamples ? <span className="vh">{sentence(source, locale)}</span> : sentence(source, locale)}{" "}
                  {limits}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Turns the name of a source into a sentence, because the sentence about the figure's limits follows it. */
function sentence(phrase: string, locale: string): string {
  const trimmed = phrase.trim();
  return trimmed === "" ? "" : `${capitalised(trimmed.replace(/\.$/, ""), locale)}.`;
}
