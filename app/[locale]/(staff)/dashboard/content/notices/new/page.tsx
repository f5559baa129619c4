import { getTranslations } from "next-intl/server";

import { noticeFields } from "@/components/desk/content/notices/notice-form";
import { NoticeLayout } from "@/components/desk/content/notices/notice-layout";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { addNotice } from "@/lib/content/actions/notices";

import { staffPage } from "../../../staff-page";

/** The form that adds a notice, as a draft. */
const { generateMetadata, Page } = staffPage("/dashboard/content/notices/new", {
  title: "staffContent.notice.new",
  async render() {
    const t = await getTranslations("staffContent.notice");
    return (
      <ClientMessages namespaces={["staffForm", "linePreview", "errors"]}>
        <PageHeader
          title={t("new")}
          crumbs={{ href: "/dashboard/content/notices", list: t("title"), current: t("new") }}
        />
        <StaffForm
          action={addNotice}
          submit={t("add")}
          variant="gold"
          isSave
          hasSaveBar
          isCheckedByServer
          fields={await noticeFields()}
          layout={<NoticeLayout />}
        />
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
