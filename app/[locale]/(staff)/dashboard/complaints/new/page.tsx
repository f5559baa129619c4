import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { ComplaintForm } from "@/components/desk/rights/complaint-form";
import { loadNewComplaint } from "@/lib/rights/registers/loaders";

import { staffPage } from "../../staff-page";

/** The page with the form in which staff enter a complaint. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints/new", {
  title: "complaints.new",
  async render({ staff, now }) {
    const { handlers, today } = await loadNewComplaint(staff, now);
    const t = await getTranslations("complaints");
    return (
      <>
        <PageHeader
          title={t("new")}
          note={t("newNote")}
          crumbs={{ href: "/dashboard/complaints", list: t("title"), current: t("new") }}
        />
        <ComplaintForm handlers={handlers} today={today} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
