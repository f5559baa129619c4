import { useTranslations } from "next-intl";

export type MoneyRow = {
  readonly id: string;
  readonly name: string;
  readonly booked: number;
  readonly held: number;
  readonly missed: number;
  readonly cancelled: number;
  /** One amount for each currency of the table, in its order. */
  readonly amounts: readonly string[];
};

type Props = {
  readonly caption: string;
  readonly head: string;
  readonly currencies: readonly string[];
  readonly rows: readonly MoneyRow[];
  readonly total: MoneyRow;
  readonly format: (value: number) => string;
};

/** Appointments and what was paid, with a column for each currency, because currencies are never added up. */
export function MoneyTable({ caption, head, currencies, rows, total, format }: Props) {
  const t = useTranslations("analytics.money");
  const titles = [t("booked"), t("held"), t("missed"), t("cancelled"), ...currencies];
  return (
    <div className="table-box">
      {/* The roles are explicit because browsers drop the roles of table elements if CSS does not display them as a
          table. */}
      <table role="table" className="data-table data-table--wide data-table--pairs money-table">
        <caption className="vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {head}
            </th>
            {titles.map((title) => (
              <th key={title} scope="col" role="columnheader" className="is-numeric">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} row={row} titles={titles} format={format} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <Row row={total} titles={titles} format={format} />
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, "format"> & { readonly row: MoneyRow; readonly titles: readonly string[] };

function Row({ row, titles, format }: RowProps) {
  const t = useTranslations("analytics.money");
  const { name, booked, held, missed, cancelled, amounts } = row;
  const due = held + missed;
  const share = due === 0 ? 0 : Math.round((missed / due) * 100);
  const missedText = missed === 0 ? format(0) : t("missedOf", { count: format(missed), share: String(share) });
  const cells = [format(booked), format(held), missedText, format(cancelled), ...amounts];
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="cell-main">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td
          key={titles[index]}
          role="cell"
          className="is-numeric is-unbroken cell-row"
          data-label={titles[index]?.replaceAll("\u00ad", "")}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
