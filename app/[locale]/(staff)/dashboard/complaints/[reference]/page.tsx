import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { HistoryList } from "@/components/desk/record/history-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ComplaintActions } from "@/components/desk/rights/complaint-actions";
import { ComplaintFacts } from "@/components/desk/rights/complaint-facts";
import { DueBadge } from "@/components/desk/record/due-badge";
import { ClientChoice } from "@/components/desk/rights/client-choice";
import { EntryPerson } from "@/components/desk/rights/entry-person";
import { Badge } from "@/components/ui/badge";
import { loadFoundClients } from "@/lib/clients/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import { searchText } from "@/lib/platform/parse/read-query";
import { linkComplaintToClient } from "@/lib/rights/registers/actions";
import { registerHistoryTexts } from "@/lib/rights/registers/history-texts";
import { loadComplaint } from "@/lib/rights/registers/loaders";
import { registerNotices } from "@/lib/rights/registers/notices";
import { loadClientIds } from "@/lib/search/loaders";

import { staffPage } from "../../staff-page";

/** One complaint: its text, the deadlines to acknowledge and to answer it, what was done, and what can be done next. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints/{reference}", {
  title: ({ reference }) => reference,
  query: z.object({ done: z.enum(registerNotices).optional(), q: searchText }),
  async render({ locale, params: { reference }, query, staff, path, now }) {
    const entry = await loadComplaint(staff, reference, { locale, now });
    if (!entry) return undefined;
    const { done, q: typed } = query;
    const [t, tRegisters] = await Promise.all([getTranslations("complaints"), getTranslations("registers")]);
    const { zone } = firm();
    const found = typed === "" ? undefined : await loadClientIds(staff, typed);
    const isOpen = entry.state !== "closed" && entry.state !== "mistaken";
    return (
      <>
        <RefreshOnChange kinds={["register"]} />
        <PageHeader
          title={t("titleOf", { name: entry.name })}
          crumbs={{ href: "/dashboard/complaints", list: t("title"), current: entry.reference }}
          note={
            <span className="record-note">
              <Badge tone={isOpen ? "info" : "plain"}>{t(`states.${entry.state}`)}</Badge>
              {isOpen && entry.answeredAt === null && (
                <DueBadge dueOn={entry.state === "received" ? entry.acknowledgeBy : entry.answerBy} days={entry.days} />
              )}
            </span>
          }
        />
        <PageNotice notice={done && { code: done, message: tRegisters(`notices.${done}`) }} />
        <div className="columns">
          <div className="stack-34">
            <ComplaintFacts entry={entry} zone={zone} ombudsman={entry.ombudsman} />
            <EntryPerson entry={entry} />
            {isOpen && (
              <ClientChoice
                entry={entry}
                action={linkComplaintToClient}
                search={<ClientSearch path={path} typed={typed} />}
                foundClients={found && (await loadFoundClients(staff, found.ids, now))}
                similarIds={found?.similarIds ?? []}
              />
            )}
          </div>
          <div className="stack-34 side-column">
            {isOpen && <ComplaintActions entry={entry} />}
            <Section id="history" title={tRegisters("history")}>
              <HistoryList items={registerHistoryTexts(entry.events, { locale, zone })} />
            </Section>
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
