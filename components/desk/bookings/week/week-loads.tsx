import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import type { AdviserLoad } from "@/lib/booking/desk/week-loads";
import { Link } from "@/lib/platform/i18n/navigation";

type Load = AdviserLoad & { readonly href: string; readonly isShown: boolean };

type Props = {
  readonly loads: readonly Load[];
  readonly dayNames: readonly string[];
};

/** The number of appointments of each adviser on each day, and the adviser's daily limit. */
export function WeekLoads({ loads, dayNames }: Props) {
  const t = useTranslations("week");
  const columns: readonly Column<Load>[] = [
    { key: "adviser", title: t("adviser"), cell: ({ name, href }) => <Link href={href}>{name}</Link> },
    ...dayNames.map((title, index): Column<Load> => ({
      key: title,
      title,
      isNumeric: true,
      isLabelled: true,
      cell({ days, dailyCap }) {
        const count = days[index] ?? null;
        return count === null ? <span className="mute">{t("closed")}</span> : t("ofCap", { count, cap: dailyCap });
      },
    })),
    {
      key: "week",
      title: t("weekTotal"),
      isNumeric: true,
      isLabelled: true,
      cell: ({ meetings, capacity }) => t("ofCap", { count: meetings, cap: capacity }),
    },
  ];
  return (
    <Section id="everyone" title={t("everyone")} note={t("everyoneNote")}>
      <DataTable
        caption={t("everyoneNote")}
        columns={columns}
        rows={loads}
        keyOf={({ id }) => id}
        isChosen={({ isShown }) => isShown}
        isSideBySide
      />
    </Section>
  );
}
