import { useLocale, useTranslations } from "next-intl";

import { DueBadge } from "@/components/desk/record/due-badge";
import { Badge } from "@/components/ui/badge";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import type { ListPage } from "@/lib/platform/list/list-page";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { ListedComplaint } from "@/lib/rights/registers/types";

import { RegisterList } from "./register-list";

type Props = {
  readonly view: "open" | "closed";
  /** Undefined if the list could not be loaded. */
  readonly list: { readonly page: ListPage<ListedComplaint>; readonly days: DueDays } | undefined;
};

/**
 * The page with the register of complaints. Each row shows the deadline of the next step, or the outcome if the
 * complaint has been answered. The row of a complaint that was entered by mistake shows neither.
 */
export function ComplaintList({ view, list }: Props) {
  const t = useTranslations("complaints");
  const locale = useLocale();
  return (
    <RegisterList
      register="complaint"
      view={view}
      page={list?.page}
      columns={[
        { key: "state", title: t("columns.state"), cell: ({ state }) => t(`states.${state}`) },
        {
          key: "handler",
          title: t("columns.handler"),
          place: "hide",
          cell: ({ handler }) => handler ?? t("noHandler"),
        },
        {
          key: "due",
          title: t("columns.due"),
          isLabelled: true,
          cell: ({ state, acknowledgeBy, answerBy }) =>
            state === "answered"
              ? t("toClose")
              : state === "closed" || state === "mistaken"
                ? t("noDeadline")
                : state === "received"
                  ? t("acknowledgeBy", { day: formatCalendarDay(acknowledgeBy, locale) })
                  : t("answerBy", { day: formatCalendarDay(answerBy, locale) }),
        },
        {
          key: "time",
          title: t("columns.time"),
          place: "side",
          cell: ({ state, outcome, acknowledgeBy, answerBy }) =>
            state === "mistaken" ? (
              <Badge tone="plain">{t("states.mistaken")}</Badge>
            ) : outcome ? (
              <Badge tone="plain">{t(`outcomes.${outcome}`)}</Badge>
            ) : (
              list && <DueBadge dueOn={state === "received" ? acknowledgeBy : answerBy} days={list.days} />
            ),
        },
      ]}
    />
  );
}
