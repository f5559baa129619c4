import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Link } from "@/lib/platform/i18n/navigation";

export type ReturnRow = {
  readonly code: string;
  readonly label: string;
  /** The page, filtered by this campaign. */
  readonly href: string;
  /** The names in the files, unless they are the code. */
  readonly names: string;
  readonly clicks: number;
  readonly leads: number;
  readonly bookings: number;
  /** One amount for each currency. */
  readonly costs: readonly string[];
  readonly perBooking: readonly string[];
  readonly revenues: readonly string[];
};

type Props = { readonly rows: readonly ReturnRow[]; readonly format: (value: number) => string };

/** What each campaign cost, and what came of it. Each currency has a line of its own. */
export function ReturnTable({ rows, format }: Props) {
  const t = useTranslations("analytics.returns");
  const count = (key: "clicks" | "leads" | "bookings") => ({
    key,
    title: t(key),
    isNumeric: true,
    isLabelled: true,
    cell: (row: ReturnRow) => format(row[key]),
  });
  const amounts = (key: "costs" | "perBooking" | "revenues", title: string, none: string) => ({
    key,
    title,
    isNumeric: true,
    isLabelled: true,
    cell: (row: ReturnRow) =>
      row[key].length === 0 ? (
        <span className="none">{none}</span>
      ) : (
        row[key].map((amount) => (
          <span key={amount} className="amount-line">
            {amount}
          </span>
        ))
      ),
  });
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ code }) => code}
      isWide
      isSideBySide
      columns={[
        {
          key: "campaign",
          title: t("campaign"),
          cell: ({ label, href, names }) => (
            <>
              <Link href={href} scroll={false}>
                {label}
              </Link>
              {names !== "" && <span className="sub name">{t("names", { names })}</span>}
            </>
          ),
        },
        count("clicks"),
        count("leads"),
        count("bookings"),
        amounts("costs", t("cost"), t("noCost")),
        amounts("perBooking", t("perBooking"), "–"),
        amounts("revenues", t("revenue"), "–"),
      ]}
    />
  );
}
