import { getTranslations } from "next-intl/server";

import { DueBadge } from "@/components/desk/record/due-badge";
import { ComplaintActions } from "@/components/desk/rights/complaint-actions";
import { ComplaintFacts } from "@/components/desk/rights/complaint-facts";
import { firm } from "@/lib/firm/settings-snapshot";
import { linkComplaintToClient } from "@/lib/rights/registers/actions";
import { entryQuery, loadComplaint } from "@/lib/rights/registers/loaders";

import { RegisterRecord } from "../../register-record";
import { staffPage } from "../../staff-page";

/** One complaint: its text, the deadlines to acknowledge and to answer it, what was done, and what can be done next. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints/{reference}", {
  title: ({ reference }) => reference,
  query: entryQuery,
  async render(page) {
    const entry = await loadComplaint(page.staff, page.params.reference, page);
    if (!entry) return undefined;
    const t = await getTranslations("complaints");
    const { state, acknowledgeBy, answerBy, answeredAt, days } = entry;
    return (
      <RegisterRecord
        register="complaint"
        page={page}
        entry={entry}
        isOpen={state !== "closed" && state !== "mistaken"}
        state={t(`states.${state}`)}
        due={answeredAt === null && <DueBadge dueOn={state === "received" ? acknowledgeBy : answerBy} days={days} />}
        facts={<ComplaintFacts entry={entry} zone={firm().zone} ombudsman={entry.ombudsman} />}
        actions={<ComplaintActions entry={entry} />}
        link={linkComplaintToClient}
      />
    );
  },
});
export { generateMetadata, Page as default };
