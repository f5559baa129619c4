import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { HistoryList } from "@/components/desk/record/history-list";
import { StaffNotFound } from "@/components/desk/record/not-found";
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
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { linkComplaintToClient } from "@/lib/rights/registers/actions";
import { registerHistoryTexts } from "@/lib/rights/registers/history-texts";
import { loadComplaint, loadOmbudsman } from "@/lib/rights/registers/loaders";
import { registerNotices } from "@/lib/rights/registers/notices";
import { loadClientIds } from "@/lib/search/loaders";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/complaints/[reference]">;

/**
 * The title is only the reference. A name in the title would be visible in the tab and stored in the browser's history.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One complaint: its text, the deadlines to acknowledge and to answer it, what was done, and what can be done next. */
export default async function ComplaintPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/complaints/${reference}`);
  const { needs } = dashboardRoutes["/dashboard/complaints/{reference}"];
  if (!(await admitStaff(needs, path))) return <NoPermission />;
  const entry = await loadComplaint(locale, reference, Date.now());
  if (!entry) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { done, q } = await searchParams;
  const notice = registerNotices.find((each) => each === done);
  const [t, tRegisters] = await Promise.all([getTranslations("complaints"), getTranslations("registers")]);
  const { zone } = firm();
  const typed = typeof q === "string" ? q.trim().slice(0, 200) : "";
  const found = typed === "" ? undefined : await loadClientIds(locale, typed);
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
      <PageNotice notice={notice && { code: notice, message: tRegisters(`notices.${notice}`) }} />
      <div className="columns">
        <div className="stack-34">
          <ComplaintFacts entry={entry} zone={zone} ombudsman={await loadOmbudsman(locale)} />
          <EntryPerson entry={entry} />
          {isOpen && (
            <ClientChoice
              entry={entry}
              action={linkComplaintToClient}
              search={<ClientSearch path={path} typed={typed} />}
              foundClients={found && (await loadFoundClients(locale, found.ids, Date.now()))}
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
}
