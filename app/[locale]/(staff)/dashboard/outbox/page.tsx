import { getTranslations } from "next-intl/server";

import { NewItemsNotice } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { FailedAlert } from "@/components/desk/outbox/failed-alert";
import { HeldJobs } from "@/components/desk/outbox/held-jobs";
import { RetryForm } from "@/components/desk/outbox/retry-form";
import { allow, confirmMail, retryFailed } from "@/lib/outbox/actions";
import { loadOutbox } from "@/lib/outbox/loaders";
import { outboxViews } from "@/lib/outbox/rows";
import { anyQuery } from "@/lib/platform/parse/read-query";

import { staffPage } from "../staff-page";
import { AddressFilter } from "./address-filter";
import { OutboxList } from "./outbox-list";

const doneTexts = {
  retried: "retried",
  allowed: "allow.done",
  again: "email.again",
  "given-up": "giveUp.done",
  elsewhere: "elsewhere.done",
  confirmed: "held.done",
} as const;

/** The outbox: emails and jobs that failed or are waiting, sent emails, and addresses that no longer get emails. */
const { generateMetadata, Page } = staffPage("/dashboard/outbox", {
  title: "outbox.title",
  query: anyQuery,
  async render({ query: search, staff }) {
    const { query, counts, list, zone, mayRetry, hasPersonalDetails, held, mayConfirm } = await loadOutbox(
      staff,
      search,
    );
    const t = await getTranslations("outbox");
    const { view, page, address, done } = query;
    const href = (change: Readonly<Record<string, string>>) =>
      `/dashboard/outbox?${new URLSearchParams({ view, ...(address ? { address } : {}), ...change })}`;
    const hasNext = "hasMore" in list && list.hasMore;
    const next =
      "next" in list && list.next ? href({ before: list.next }) : hasNext && href({ page: String(page + 1) });
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            mayRetry &&
            view === "failed" &&
            counts.failed > 0 && (
              <RetryForm retry={retryFailed} label={t("retryAll")} savingLabel={t("retrying")} isPrimary />
            )
          }
        />
        <div className="stack-34">
          {held && <HeldJobs jobs={held} zone={zone} confirm={mayConfirm ? confirmMail : undefined} />}
          <ViewTabs
            label={t("views.label")}
            tabs={outboxViews.map((each) => ({
              href: `/dashboard/outbox?view=${each}`,
              label: t(`views.${each}`),
              count: each === "sent" ? undefined : counts[each],
              isCurrent: each === view,
            }))}
          />
          <div className="stack-13">
            <PageNotice notice={done && { code: done, message: t(doneTexts[done]) }} />
            {view === "failed" && counts.failed > 0 && <FailedAlert failed={counts.failed} dead={counts.dead} />}
            {view === "sent" && <AddressFilter address={address} />}
            <NewItemsNotice kinds={["email"]} label="outbox" />
            <OutboxList
              list={list}
              isFiltered={address !== ""}
              zone={zone}
              hasPersonalDetails={hasPersonalDetails}
              actions={mayRetry ? { retry: retryFailed, allow } : {}}
            />
            <CursorPages
              previous={page > 1 ? href({ page: String(page - 1) }) : undefined}
              next={next || undefined}
              label={view === "sent" ? t("kept") : undefined}
            />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
