import clsx from "clsx";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { NewItemsNotice } from "@/components/desk/frame/changes";
import { ListSearch } from "@/components/desk/list/list-search";
import { StaffList } from "@/components/desk/list/staff-list";
import { InboxList } from "@/components/desk/inbox/inbox-list";
import { addressOf, hrefOfView } from "@/components/desk/inbox/inbox-tabs";
import { ScrolledList } from "@/components/desk/inbox/scrolled-list";
import { OtherMatches } from "@/components/desk/inbox/other-matches";
import { toInboxRows } from "@/lib/inquiry/inbox/inbox-row";
import { loadInbox, promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import type { ListQuery } from "@/lib/inquiry/inbox/list-query";
import { isOldestFirst } from "@/lib/inquiry/inbox/view";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Instant } from "@/lib/platform/time/instant";

import { InboxHead } from "./inbox-head";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly query: ListQuery;
  readonly now: Instant;
  /** The reference of the open item. On phones, the open item replaces the list. */
  readonly current?: string;
  readonly children: ReactNode;
};

/** The list of one inbox view. On wide screens, the open item is beside the list. */
export async function InboxPanes({ staff, locale, query, now, current, children }: Props) {
  const { view, text } = query;
  const t = await getTranslations("inbox");
  const list = await loadInbox(staff, { ...query, now });
  const { page, counts, found, late, covers, staffId } = list;
  const rows = await toInboxRows(page.rows, { locale, staffId, covers });
  const note = t("waitingCount", { count: counts.waiting ?? 0, late });
  return (
    <div className={clsx("inbox-page", current && "is-open")}>
      <InboxHead
        view={view}
        counts={found ?? counts}
        text={text}
        note={note}
        seesAbsences={mayOpen(staff.role, "/dashboard/inbox/absences")}
        isOpen={current !== undefined}
      />
      <div className="inbox">
        <div className="inbox-side">
          <ListSearch id="inbox-search" path="/dashboard/inbox" filters={{ view }} text={text} texts="inbox.search" />
          <NewItemsNotice kinds={["inquiry"]} label="inbox" />
          <ScrolledList address={`${addressOf(query)}&${query.cursor?.place ?? ""}`} current={current}>
            <StaffList
              address={addressOf(query)}
              page={page}
              empty={{
                title: t(text ? "noMatch" : view === "waiting" ? "emptyWaiting" : "empty"),
                children: text && <OtherMatches view={view} text={text} found={found} />,
              }}
            >
              {() => (
                <>
                  {text && (
                    <p>
                      <Link href={hrefOfView(view)}>{t("clearSearch")}</Link>
                    </p>
                  )}
                  <InboxList rows={rows} view={view} current={current} now={now} promisedMs={promisedReplyMs} />
                  <p className="mute">{t(isOldestFirst(view) ? "oldestFirst" : "newestFirst")}</p>
                </>
              )}
            </StaffList>
          </ScrolledList>
        </div>
        <div className="inbox-item">{children}</div>
      </div>
    </div>
  );
}
