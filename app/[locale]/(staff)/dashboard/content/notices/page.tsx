import { getTranslations } from "next-intl/server";

import { ContentHead } from "@/components/desk/content/content-tabs";
import { NoticeTable } from "@/components/desk/content/notices/notice-table";
import { Nothing } from "@/components/desk/list/nothing";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadTextCounts } from "@/lib/content/loaders/counts";
import { loadNoticeList, noticeListQuery, noticeViews } from "@/lib/content/loaders/notices";

import { staffPage } from "../../staff-page";

const list = "/dashboard/content/notices";

/** The notices above the header of every public page: public and coming ones, past ones, and deleted ones. */
const { generateMetadata, Page } = staffPage("/dashboard/content/notices", {
  title: "staffContent.notice.title",
  query: noticeListQuery,
  async render({ locale, query: { view, done }, staff, now }) {
    const [loaded, counts] = await Promise.all([loadNoticeList(staff, { locale, now }), loadTextCounts(staff)]);
    const { inView, mayChange, zone } = loaded;
    const t = await getTranslations("staffContent.notice");
    const notices = inView[view];
    const add = mayChange && (
      <ButtonLink href={`${list}/new`} variant="gold">
        <Icon name="plus" size="s" /> {t("new")}
      </ButtonLink>
    );
    const isEmpty = view === "current" && notices.length === 0 && inView.drafts.length === 0;
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <ContentHead current="notices" staff={staff} counts={counts} actions={!isEmpty && add} />
        <div className="stack-21">
          <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
          <SegmentedLinks
            label={t("views.label")}
            options={noticeViews.map((each) => ({
              label: t(`views.${each}`, { count: inView[each].length }),
              href: each === "current" ? list : `${list}?view=${each}`,
              isCurrent: each === view,
            }))}
          />
          {notices.length === 0 ? (
            <Nothing title={t(`empty.${view}`)} {...(isEmpty && { text: t("emptyText") })}>
              {isEmpty && add}
            </Nothing>
          ) : (
            <NoticeTable notices={notices} reader={{ locale, zone }} isDeleted={view === "deleted"} />
          )}
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
