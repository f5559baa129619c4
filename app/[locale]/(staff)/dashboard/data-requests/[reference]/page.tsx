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
import { DataRequestActions } from "@/components/desk/rights/data-request-actions";
import { DataRequestFacts } from "@/components/desk/rights/data-request-facts";
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
import { linkDataRequest } from "@/lib/rights/registers/actions";
import { registerHistoryTexts } from "@/lib/rights/registers/history-texts";
import { loadDataRequest } from "@/lib/rights/registers/loaders";
import { registerNotices } from "@/lib/rights/registers/notices";
import { loadClientIds } from "@/lib/search/loaders";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/data-requests/[reference]">;

/**
 * The title contains the reference and no name. People near the screen can read a window's title, and the browser
 * stores it in its history.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One data request: what is requested, its deadline, what was done, and what can be done next. */
export default async function DataRequestPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/data-requests/${reference}`);
  const { needs } = dashboardRoutes["/dashboard/data-requests/{reference}"];
  if (!(await admitStaff(needs, path))) return <NoPermission />;
  const entry = await loadDataRequest(locale, reference, Date.now());
  if (!entry) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { done, q } = await searchParams;
  const notice = registerNotices.find((each) => each === done);
  const [t, tRegisters] = await Promise.all([getTranslations("dataRequests"), getTranslations("registers")]);
  const { zone } = firm();
  const typed = typeof q === "string" ? q.trim().slice(0, 200) : "";
  const found = typed === "" ? undefined : await loadClientIds(locale, typed);
  const isOpen = entry.state === "open";
  return (
    <>
      <RefreshOnChange kinds={["register"]} />
      <PageHeader
        title={t("titleOf", { name: entry.name })}
        crumbs={{ href: "/dashboard/data-requests", list: t("title"), current: entry.reference }}
        note={
          <span className="record-note">
            <Badge tone={isOpen ? "info" : "plain"}>{t(`states.${entry.state}`)}</Badge>
            {isOpen && <DueBadge dueOn={entry.dueOn} days={entry.days} />}
          </span>
        }
      />
      <PageNotice notice={notice && { code: notice, message: tRegisters(`notices.${notice}`) }} />
      <div className="columns">
        <div className="stack-34">
          <DataRequestFacts entry={entry} zone={zone} />
          <EntryPerson entry={entry} />
          {isOpen && (
            <ClientChoice
              entry={entry}
              action={linkDataRequest}
              search={<ClientSearch path={path} typed={typed} />}
              foundClients={found && (await loadFoundClients(locale, found.ids, Date.now()))}
              similarIds={found?.similarIds ?? []}
            />
          )}
        </div>
        <div className="stack-34 side-column">
          {isOpen && <DataRequestActions entry={entry} />}
          <Section id="history" title={tRegisters("history")}>
            <HistoryList items={registerHistoryTexts(entry.events, { locale, zone })} />
          </Section>
        </div>
      </div>
    </>
  );
}
