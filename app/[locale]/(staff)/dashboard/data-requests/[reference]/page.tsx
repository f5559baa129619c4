import { getTranslations } from "next-intl/server";

import { DueBadge } from "@/components/desk/record/due-badge";
import { DataRequestActions } from "@/components/desk/rights/data-request-actions";
import { DataRequestFacts } from "@/components/desk/rights/data-request-facts";
import { firm } from "@/lib/firm/settings-snapshot";
import { linkDataRequest } from "@/lib/rights/registers/actions";
import { entryQuery, loadDataRequest } from "@/lib/rights/registers/loaders";

import { RegisterRecord } from "../../register-record";
import { staffPage } from "../../staff-page";

/** One data request: what is requested, its deadline, what was done, and what can be done next. */
const { generateMetadata, Page } = staffPage("/dashboard/data-requests/{reference}", {
  title: ({ reference }) => reference,
  query: entryQuery,
  async render(page) {
    const entry = await loadDataRequest(page.staff, page.params.reference, page.now);
    if (!entry) return undefined;
    const t = await getTranslations("dataRequests");
    return (
      <RegisterRecord
        register="data-request"
        page={page}
        entry={entry}
        isOpen={entry.state === "open"}
        state={t(`states.${entry.state}`)}
        due={<DueBadge dueOn={entry.dueOn} days={entry.days} />}
        facts={<DataRequestFacts entry={entry} zone={firm().zone} />}
        actions={<DataRequestActions entry={entry} />}
        link={linkDataRequest}
      />
    );
  },
});
export { generateMetadata, Page as default };
