import { useLocale, useTranslations } from "next-intl";

import { JourneyProgress } from "@/components/desk/record/journey-progress";
import { DataTable } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import type { ListedClient } from "@/lib/clients/file";
import { fullName } from "@/lib/inquiry/person/person-name";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Instant } from "@/lib/platform/time/instant";
import { formatDay, formatMomentInList, zoneCity } from "@/lib/platform/time/format";

import { HoldBadge } from "./hold-badge";

type Props = { readonly rows: readonly ListedClient[]; readonly zone: string; readonly now: Instant };

/**
 * A table of clients with the steps of their case, their next appointment, their adviser, and badges for safe contact
 * and legal holds.
 */
export function ClientTable({ rows, zone, now }: Props) {
  const t = useTranslations("clients");
  const reader = { locale: useLocale(), zone };
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ id }) => id}
      isWide
      columns={[
        {
          key: "client",
          title: t("columns.client"),
          cell: ({ id, firstName, lastName, email, zone: clientZone, erasedAt }) => (
            <>
              <Link className="name" href={`/dashboard/clients/${id}`}>
                {erasedAt ? t("erased.name") : fullName({ firstName, lastName })}
              </Link>
              <span className="sub">
                {erasedAt
                  ? t("erased.onShort", { day: formatDay(erasedAt.getTime(), reader) })
                  : `${email ?? t("noEmail")}, ${zoneCity(clientZone, reader.locale)}`}
              </span>
            </>
          ),
        },
        {
          key: "journey",
          title: t("columns.journey"),
          cell: ({ caseState, completedSteps }) =>
            caseState === null || completedSteps === null ? (
              <span className="mute">{t("noCase")}</span>
            ) : (
              <>
                <span className="case-progress">
                  <JourneyProgress completed={completedSteps} />
                  {t("ofSteps", { count: completedSteps })}
                </span>
                {caseState === "closed" && <span className="sub">{t("caseClosed")}</span>}
              </>
            ),
        },
        {
          key: "next",
          title: t("columns.next"),
          isLabelled: true,
          cell: ({ next }) => (next ? formatMomentInList(next.getTime(), now, reader) : t("noAppointment")),
        },
        {
          key: "adviser",
          title: t("columns.adviser"),
          place: "hide",
          cell: ({ adviser, next }) => (adviser !== null && !next ? t("latestAdviser", { name: adviser }) : adviser),
        },
        {
          key: "know",
          title: t("columns.know"),
          place: "side",
          cell: ({ needsCare, isHeld }) => (
            <>
              {needsCare && (
                <Badge tone="warn" icon="alert">
                  {t("safeContact")}
                </Badge>
              )}{" "}
              {isHeld && <HoldBadge />}
            </>
          ),
        },
      ]}
    />
  );
}
