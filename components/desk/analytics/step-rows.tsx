import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Link } from "@/lib/platform/i18n/navigation";

const steps = ["service", "date", "details", "confirm"] as const;

type Row = {
  readonly value: string;
  readonly name: string;
  /** The page, filtered by this value. */
  readonly href: string;
  readonly counts: Readonly<Record<(typeof steps)[number], number>>;
};

type Props = {
  /** What the rows are: languages, devices or sources. */
  readonly head: string;
  readonly rows: readonly Row[];
  readonly format: (value: number) => string;
};

/** How many people completed each step of the booking, by language, device or source. */
export function StepRows({ head, rows, format }: Props) {
  const t = useTranslations("analytics.funnel");
  return (
    <DataTable
      caption={`${t("title")}: ${head}`}
      rows={rows}
      keyOf={({ value }) => value}
      isWide
      isSideBySide
      columns={[
        {
          key: "name",
          title: head,
          cell: ({ name, href }) => (
            <Link href={href} scroll={false}>
              {name}
            </Link>
          ),
        },
        ...steps.map((step) => ({
          key: step,
          title: t(`steps.${step}`),
          isNumeric: true,
          isLabelled: true,
          cell: ({ counts }: Row) => format(counts[step]),
        })),
      ]}
    />
  );
}
