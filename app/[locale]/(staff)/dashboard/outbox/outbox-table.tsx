import { useTranslations } from "next-intl";

import { JobsTable } from "@/components/desk/outbox/jobs-table";
import { SentTable } from "@/components/desk/outbox/sent-table";
import { StoppedTable } from "@/components/desk/outbox/stopped-table";
import type { loadOutbox } from "@/lib/outbox/loaders";
import type { FormAction } from "@/lib/platform/forms/form-state";

type List = Awaited<ReturnType<typeof loadOutbox>>["list"];

type Props = {
  readonly list: List;
  readonly zone: string;
  readonly hasPersonalDetails: boolean;
  /** Empty for staff who may only read. */
  readonly actions: { readonly retry?: FormAction; readonly allow?: FormAction };
};

/** The rows of one list of the outbox as a table. */
export function OutboxTable({ list, zone, hasPersonalDetails, actions }: Props) {
  const t = useTranslations("outbox");
  if (list.view === "sent")
    return <SentTable rows={list.page.rows} zone={zone} hasPersonalDetails={hasPersonalDetails} />;
  if (list.view === "stopped")
    return (
      <>
        <p className="mute">{t("stoppedNote")}</p>
        <StoppedTable rows={list.page.rows} cursor={list.cursor} zone={zone} allow={actions.allow} />
      </>
    );
  return (
    <JobsTable
      view={list.view}
      rows={list.page.rows}
      zone={zone}
      hasPersonalDetails={hasPersonalDetails}
      retry={list.view === "failed" ? actions.retry : undefined}
    />
  );
}
