import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import { toEmailKind } from "@/lib/outbox/email-kinds";
import type { SentEmailRow } from "@/lib/outbox/rows";
import { Link } from "@/lib/platform/i18n/navigation";
import { parseLocale } from "@/lib/platform/i18n/locales";
import { formatMomentShort } from "@/lib/platform/time/format";

import { RecordLink } from "./record-link";

type Props = {
  readonly rows: readonly SentEmailRow[];
  readonly zone: string;
  readonly hasPersonalDetails: boolean;
};

/** Emails that were sent, and emails that were not sent because the recipient's address is on the suppression list. */
export function SentTable({ rows, zone, hasPersonalDetails }: Props) {
  const t = useTranslations("outbox");
  const locale = useLocale();
  const reader = { locale, zone };
  return (
    <DataTable
      caption={t("views.sent")}
      rows={rows}
      keyOf={({ id }) => id}
      isWide
      columns={[
        {
          key: "email",
          title: t("columns.email"),
          cell: ({ id, kind, recipient, locale: language }) => (
            <>
              <Link className="name" href={`/dashboard/outbox/${id}`}>
                {t(`kinds.${toEmailKind(kind)}`)}
              </Link>
              <span className="sub">
                {[hasPersonalDetails && recipient, t(`languages.${parseLocale(language) ?? "en"}`)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </>
          ),
        },
        {
          key: "about",
          title: t("columns.about"),
          cell: ({ reference }) => <RecordLink reference={reference} none={t("noRecord")} />,
        },
        {
          key: "at",
          title: t("columns.at"),
          isUnbroken: true,
          cell: ({ at }) => formatMomentShort(at.getTime(), reader),
        },
        {
          key: "state",
          title: t("columns.state"),
          place: "row",
          cell: ({ outcome }) =>
            outcome === "sent" ? (
              <Badge tone="ok" icon="check">
                {t("states.sent")}
              </Badge>
            ) : (
              <Badge tone="warn" icon="alert">
                {t("states.suppressed")}
              </Badge>
            ),
        },
      ]}
    />
  );
}
