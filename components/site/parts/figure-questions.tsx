import { useTranslations } from "next-intl";

const questions = ["when", "who", "what"] as const;

/** Questions to ask about any firm's figures. They replace the statistics if no statistic may be shown. */
export function FigureQuestions() {
  const t = useTranslations("home.figures.none");
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
        </div>
        <table className="ledger" role="table">
          <caption className="vh">{t("caption")}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t("question")}
              </th>
              <th scope="col" role="columnheader">
                {t("why")}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {questions.map((key) => (
              <tr key={key} role="row">
                <th scope="row" role="rowheader" className="ask">
                  {t(`${key}.question`)}
                </th>
                <td role="cell">{t(`${key}.why`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
