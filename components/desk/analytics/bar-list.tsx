import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { CsvLink } from "@/components/desk/list/staff-list";
import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";

export type BarRow = {
  readonly key: string;
  readonly label: string;
  /** The page with this row as a filter, or without it if it is one. */
  readonly href: string;
  readonly isChosen: boolean;
  readonly visitors: number;
  readonly bookings: number;
};

type Props = {
  readonly id: string;
  readonly title: string;
  /** The heading of the first column. */
  readonly head: string;
  readonly action?: ReactNode;
  readonly rows: readonly BarRow[];
  readonly others: { readonly values: number; readonly visitors: number; readonly bookings: number };
  readonly csvHref: string;
  readonly format: (value: number) => string;
};

/** The values of a dimension. The bar behind a label is as long as its share of the largest row. */
export function BarList({ id, title, head, action, rows, others, csvHref, format }: Props) {
  const t = useTranslations("analytics");
  const largest = Math.max(1, ...rows.map(({ visitors }) => visitors));
  return (
    <Section title={title} id={id} action={action}>
      {rows.length === 0 ? (
        <p className="mute">{t("lists.none")}</p>
      ) : (
        <>
          <table className="data-table bar-list">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col" className="is-numeric">
                  {t("lists.visitors")}
                </th>
                <th scope="col" className="is-numeric">
                  {t("lists.bookings")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, href, isChosen, visitors, bookings }) => (
                <tr key={key} className={clsx(isChosen && "is-on")}>
                  <th scope="row">
                    <Bar share={visitors / largest} />
                    <Link href={href} scroll={false} aria-current={isChosen ? "true" : undefined} title={label}>
                      {label}
                    </Link>
                  </th>
                  <td className="is-numeric">{format(visitors)}</td>
                  <td className="is-numeric">{format(bookings)}</td>
                </tr>
              ))}
              {others.values > 0 && (
                <tr>
                  <th scope="row" className="mute">
                    <span>{t("lists.others", { count: others.values })}</span>
                  </th>
                  <td className="is-numeric">{format(others.visitors)}</td>
                  <td className="is-numeric">{format(others.bookings)}</td>
                </tr>
              )}
            </tbody>
          </table>
          <p>
            <CsvOf href={csvHref} table={title} />
          </p>
        </>
      )}
    </Section>
  );
}

/** The link that downloads a table. Its accessible name says which one. */
export function CsvOf({ href, table }: { readonly href: string; readonly table: string }) {
  const t = useTranslations("analytics");
  return (
    <CsvLink
      href={href}
      label={
        <>
          <span aria-hidden="true">{t("csv")}</span>
          <span className="vh">{t("csvOf", { table })}</span>
        </>
      }
    />
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect x="0" y="0" width={Math.round(share * 1000) / 10} height="10" />
    </svg>
  );
}
