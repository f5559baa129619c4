import type { ReactNode } from "react";

export type QuickRow = { readonly key: string; readonly term: string; readonly value: ReactNode };

type Props = { readonly label: string; readonly rows: readonly QuickRow[] };

/** A few facts beside the title of a page. Rows without a value are left out. */
export function QuickTable({ label, rows }: Props) {
  return (
    <table className="quick">
      <caption className="vh">{label}</caption>
      <tbody>
        {rows
          .filter(({ value }) => Boolean(value))
          .map(({ key, term, value }) => (
            <tr key={key}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
