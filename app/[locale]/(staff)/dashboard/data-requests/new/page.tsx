import { DataRequestForm } from "@/components/desk/rights/data-request-form";
import { NewEntry } from "@/components/desk/rights/new-entry";
import { loadNewDataRequest } from "@/lib/rights/registers/loaders";

import { staffPage } from "../../staff-page";

/** The page with the form in which staff enter a data request that came by email, by phone or by post. */
const { generateMetadata, Page } = staffPage("/dashboard/data-requests/new", {
  title: "dataRequests.new",
  async render({ staff, now }) {
    return (
      <NewEntry register="data-request">
        <DataRequestForm {...await loadNewDataRequest(staff, now)} />
      </NewEntry>
    );
  },
});
export { generateMetadata, Page as default };
