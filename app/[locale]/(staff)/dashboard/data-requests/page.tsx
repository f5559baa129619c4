import { DataRequestList } from "@/components/desk/rights/data-request-list";
import { tryList } from "@/lib/platform/web/try-list";
import { loadDataRequests, registerQuery } from "@/lib/rights/registers/loaders";

import { staffPage } from "../staff-page";

/** The register of data requests: open requests by deadline, or closed ones. */
const { generateMetadata, Page } = staffPage("/dashboard/data-requests", {
  title: "dataRequests.title",
  query: registerQuery,
  async render({ query, staff, now }) {
    const list = await tryList("dataRequests", () => loadDataRequests(staff, query, now));
    return <DataRequestList view={query.view} list={list} />;
  },
});
export { generateMetadata, Page as default };
