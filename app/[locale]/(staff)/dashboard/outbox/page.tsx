import { getTranslations } from "next-intl/server";

import { NewItemsNotice } from "@/components/desk/frame/changes";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { FailedAlert } from "@/components/desk/outbox/failed-alert";
import { HeldJobs } from "@/components/desk/outbox/held-jobs";
import { StaffForm } from "@/components/desk/form/staff-form";
import { allow, confirmMail, retryFailed } from "@/lib/outbox/actions";
import { loadOutbox, outboxQuery } from "@/lib/outbox/loaders";
import { outboxViews } from "@/lib/outbox/rows";

import { staffPage } from "../staff-page";
import { AddressFilter } from "./address-filter";
import { OutboxTable } from "./outbox-table";

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
  query: outboxQuery,
  async render({ query, staff }) {
    const { view, address, done } = query;
    const { counts, list, zone, mayRetry, hasPersonalDetails, held, mayConfirm } = await loadOutbox(staff, query);
    const t = await getTranslations("outbox");
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            mayRetry &&
            view === "failed" &&
            counts.failed > 0 && (
              <StaffForm action={retryFailed} submit={t("retryAll")} variant="gold" texts={{ saving: t("retrying") }} />
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
            <StaffList<unknown>
              address={`/dashboard/outbox?${new URLSearchParams({ view, ...(address ? { address } : {}) })}`}
              page={list.page}
              filter={view === "sent" && <AddressFilter address={address} />}
              notice={<NewItemsNotice kinds={["email"]} label="outbox" />}
              empty={{
                title: t(`empty.${view === "sent" && address ? "filtered" : view}`),
                text: t(`emptyText.${view}`),
              }}
              label={view === "sent" ? t("kept") : undefined}
            >
              {() => (
                <OutboxTable
                  list={list}
                  zone={zone}
                  hasPersonalDetails={hasPersonalDetails}
                  actions={mayRetry ? { retry: retryFailed, allow } : {}}
                />
              )}
            </StaffList>
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
