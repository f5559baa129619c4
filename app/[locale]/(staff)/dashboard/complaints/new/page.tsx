import { ComplaintForm } from "@/components/desk/rights/complaint-form";
import { NewEntry } from "@/components/desk/rights/new-entry";
import { loadNewComplaint } from "@/lib/rights/registers/loaders";

import { staffPage } from "../../staff-page";

/** The page with the form in which staff enter a complaint. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints/new", {
  title: "complaints.new",
  async render({ staff, now }) {
    return (
      <NewEntry register="complaint">
        <ComplaintForm {...await loadNewComplaint(staff, now)} />
      </NewEntry>
    );
  },
});
export { generateMetadata, Page as default };
