import { useTranslations } from "next-intl";

/** The rows of the printed form for calls. More would need a third page with all ticks. */
const rows = 8;

/** A form for calls, on paper only: notes typed into a page that forgets would be lost. */
export function CallLog() {
  const t = useTranslations("plans.page");
  const columns = ["callTime", "callName", "callSaid", "callReference"] as const;
  return (
    <div className="on-paper" aria-hidden="true">
      <p>
        {t("bankReference")} ____________________ {t("policeNumber")} ____________________
      </p>
      <table className="table">
        <caption>{t("calls")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <td colSpan={columns.length}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
