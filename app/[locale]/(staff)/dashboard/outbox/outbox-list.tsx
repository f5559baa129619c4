import { useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { JobsTable } from "@/components/desk/outbox/jobs-table";
import { SentTable } from "@/components/desk/outbox/sent-table";
import { StoppedTable } from "@/components/desk/outbox/stopped-table";
import type { loadOutbox } from "@/lib/outbox/loaders";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly list: Awaited<ReturnType<typeof loadOutbox>>["list"];
  readonly isFiltered: boolean;
  readonly zone: string;
  readonly hasPersonalDetails: boolean;
  /** Empty for staff who may only read. */
  readonly actions: { readonly retry?: FormAction; readonly allow?: FormAction };
};

/** One list of the outbox as a table. If the list is empty, a text says so. */
export function OutboxList({ list, isFiltered, zone, hasPersonalDetails, actions }: Props) {
  const t = useTranslations("outbox");
  const { view } = list;
  if (list.rows.length === 0)
    return (
      <Nothing title={t(`empty.${view === "sent" && isFiltered ? "filtered" : view}`)} text={t(`emptyText.${view}`)} />
    );
  if (list.view === "sent") return <SentTable rows={list.rows} zone={zone} hasPersonalDetails={hasPersonalDetails} />;
  if (list.view === "stopped")
    return (
      <>
        <p className="mute">{t("stoppedNote")}</p>
        <StoppedTable rows={list.rows} page={list.page} zone={zone} allow={actions.allow} />
      </>
    );
  return (
    <JobsTable
      view={list.view}
      rows={list.rows}
      zone={zone}
      hasPersonalDetails={hasPersonalDetails}
      retry={list.view === "failed" ? actions.retry : undefined}
    />
  );
}
