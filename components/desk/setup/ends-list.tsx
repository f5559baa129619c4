import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { End } from "@/lib/site/setup/ends";

/** What ends or must be read again, by date. The page shows it once every line is settled. */
export function EndsList({ ends }: { readonly ends: readonly End[] }) {
  const t = useTranslations("setup.ends");
  const tSetup = useTranslations("setup");
  const tRules = useTranslations("deadlines.rules");
  const locale = useLocale();
  const whatOf = (end: End) =>
    end.kind === "claim"
      ? t("claim", { text: end.text })
      : end.kind === "articles"
        ? t("articles", { count: end.count })
        : end.kind === "rules"
          ? t("rules", { rules: end.rules.map((rule) => tRules(`${rule}.name`)).join("; ") })
          : t("restore");
  return (
    <Section id="ends" title={t("title")}>
      {ends.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={ends}
          keyOf={(end) => `${end.kind} ${end.day} ${end.href}`}
          columns={[
            {
              key: "day",
              title: t("date"),
              isUnbroken: true,
              place: "main",
              cell: ({ day }) => <b>{formatCalendarDate(day, locale)}</b>,
            },
            { key: "what", title: t("what"), place: "row", cell: whatOf },
            { key: "then", title: t("then"), place: "row", isLabelled: true, cell: ({ kind }) => t(`${kind}Then`) },
            {
              key: "open",
              title: tSetup("open"),
              place: "side",
              cell: (end) => (
                <Link href={end.href}>
                  {tSetup("open")}
                  <span className="vh">: {whatOf(end)}</span>
                </Link>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
