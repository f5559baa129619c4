import { ComplaintList } from "@/components/desk/rights/complaint-list";
import { tryList } from "@/lib/platform/web/try-list";
import { loadComplaints, registerQuery } from "@/lib/rights/registers/loaders";

import { staffPage } from "../staff-page";

/** The register of complaints: open complaints by deadline, or closed ones. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints", {
  title: "complaints.title",
  query: registerQuery,
  async render({ query, staff, now }) {
    const list = await tryList("complaints", () => loadComplaints(staff, query, now));
    return <ComplaintList view={query.view} list={list} />;
  },
});
export { generateMetadata, Page as default };
