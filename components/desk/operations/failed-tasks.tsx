import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import type { FailedTask } from "@/lib/operations/facts";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMomentShort } from "@/lib/platform/time/format";

type Props = {
  /** Undefined if they could not be read. */
  readonly tasks: readonly FailedTask[] | undefined;
  readonly zone: string;
};

/** The tasks that failed and have not succeeded since, by kind. */
export function FailedTasks({ tasks, zone }: Props) {
  const t = useTranslations("operations");
  const tKinds = useTranslations("outbox.kinds");
  const reader = { locale: useLocale(), zone };
  return (
    <Section
      id="failed-tasks"
      title={t("failed.title")}
      action={<Link href="/dashboard/outbox?view=failed">{t("failed.outbox")}</Link>}
      isRuled
    >
      {!tasks && <p className="mute">{t("unread")}</p>}
      {tasks?.length === 0 && <p className="mute">{t("failed.none")}</p>}
      {tasks && tasks.length > 0 && (
        <DataTable
          caption={t("failed.title")}
          rows={tasks}
          keyOf={({ kind }) => kind}
          columns={[
            { key: "task", title: t("failed.columns.task"), cell: ({ kind }) => <b>{tKinds(kind)}</b> },
            {
              key: "count",
              title: t("failed.columns.count"),
              cell: ({ count }) => count,
              place: "row",
              isLabelled: true,
            },
            {
              key: "last",
              title: t("failed.columns.last"),
              cell: ({ last }) => formatMomentShort(last.getTime(), reader),
              place: "row",
              isLabelled: true,
            },
            {
              key: "state",
              title: t("failed.columns.state"),
              cell: ({ dead }) => (
                <Badge tone={dead > 0 ? "bad" : "warn"} icon={dead > 0 ? "alert" : "refresh"}>
                  {t(dead > 0 ? "failed.states.dead" : "failed.states.again")}
                </Badge>
              ),
              place: "side",
            },
          ]}
        />
      )}
    </Section>
  );
}
