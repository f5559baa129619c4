import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/dashboard/changes";
import { HistoryList } from "@/components/dashboard/history-list";
import { StaffNotFound } from "@/components/dashboard/not-found";
import { PageHeader } from "@/components/dashboard/page-header";
import { Section } from "@/components/dashboard/section";
import { DataRequestActs } from "@/components/rights/data-request-acts";
import { DataRequestFacts } from "@/components/rights/data-request-facts";
import { DueBadge } from "@/components/dashboard/due-badge";
import { EntryPerson } from "@/components/rights/entry-person";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { firm } from "@/lib/firm/settings-snapshot";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/response-status";
import { registerHistory } from "@/lib/rights/history-words";
import { loadDataRequest } from "@/lib/rights/register-loaders";
import { registerNotices } from "@/lib/rights/register-notices";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/data-requests/[reference]">;

/**
 * The title is only the reference, because anyone can read the title of a window, and the browser's history stores it.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One data request: what is asked until when, what was done, and what can be done next. */
export default async function DataRequestPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/data-requests/{reference}"];
  if (!(await admitStaff(needs, localizedPath(locale, `/dashboard/data-requests/${reference}`))))
    return <NoPermission />;
  const entry = await loadDataRequest(locale, reference, Date.now());
  if (!entry) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { done } = await searchParams;
  const notice = registerNotices.find((each) => each === done);
  const [t, tRegisters] = await Promise.all([getTranslations("dataRequests"), getTranslations("registers")]);
  const { zone } = firm();
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
      {notice && (
        <Alert tone="ok" isLive>
          {tRegisters(`notices.${notice}`)}
        </Alert>
      )}
      <div className="columns">
        <div className="stack-34">
          <DataRequestFacts entry={entry} zone={zone} />
          <EntryPerson entry={entry} />
        </div>
        <div className="stack-34 side-column">
          {isOpen && <DataRequestActs entry={entry} />}
          <Section id="history" title={tRegisters("history")}>
            <HistoryList items={registerHistory(entry.events, { locale, zone })} />
          </Section>
        </div>
      </div>
    </>
  );
}
