import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { DataRequestForm } from "@/components/desk/rights/data-request-form";
import { loadNewDataRequest } from "@/lib/rights/registers/loaders";

import { staffPage } from "../../staff-page";

/** The page on which staff enter a data request that came by email, by phone or by post. */
const { generateMetadata, Page } = staffPage("/dashboard/data-requests/new", {
  title: "dataRequests.new",
  async render({ staff, now }) {
    const { laws, today } = await loadNewDataRequest(staff, now);
    const t = await getTranslations("dataRequests");
    return (
      <>
        <PageHeader
          title={t("new")}
          note={t("newNote")}
          crumbs={{ href: "/dashboard/data-requests", list: t("title"), current: t("new") }}
        />
        <DataRequestForm laws={laws} today={today} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
