import { useLocale, useTranslations } from "next-intl";

import { DueBadge } from "@/components/desk/record/due-badge";
import { Badge } from "@/components/ui/badge";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import type { ListPage } from "@/lib/platform/list/list-page";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { ListedRequest } from "@/lib/rights/registers/types";

import { RegisterList } from "./register-list";

type Props = {
  readonly view: "open" | "closed";
  /** Undefined if the list could not be loaded. */
  readonly list: { readonly page: ListPage<ListedRequest>; readonly days: DueDays } | undefined;
};

/**
 * The page with the register of data requests. The column "state" shows the time until the deadline of an open request,
 * and the outcome of a closed request.
 */
export function DataRequestList({ view, list }: Props) {
  const t = useTranslations("dataRequests");
  const locale = useLocale();
  return (
    <RegisterList
      register="data-request"
      view={view}
      page={list?.page}
      columns={[
        { key: "kind", title: t("columns.kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: "law", title: t("columns.law"), place: "hide", cell: ({ law }) => t(`laws.${law}`) },
        {
          key: "due",
          title: t("columns.due"),
          isLabelled: true,
          cell: ({ dueOn }) => formatCalendarDay(dueOn, locale),
        },
        {
          key: "state",
          title: t("columns.state"),
          place: "side",
          cell: ({ state, dueOn }) =>
            state === "open" ? (
              list && <DueBadge dueOn={dueOn} days={list.days} />
            ) : (
              <Badge tone={state === "answered" ? "ok" : "plain"}>{t(`states.${state}`)}</Badge>
            ),
        },
      ]}
    />
  );
}
