import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { SessionList } from "@/components/desk/account/session-list";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { loadComingCount } from "@/lib/booking/desk/loaders/agenda";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { toListedSessions } from "@/lib/staff/listed-sessions";
import { loadPerson } from "@/lib/staff/loaders/people";
import { endPersonSession } from "@/lib/staff/actions/people";
import { isUuid } from "@/lib/platform/uuid";

import NoPermission from "../../forbidden";
import { PersonForms } from "./person-forms";

type Props = PageProps<"/[locale]/dashboard/staff/[id]">;

const outcomes = ["invited", "saved", "requested", "reset", "signed-out", "session-ended", "ended"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.people");
  return { title: t("title") };
}

/** One staff account: access, second factor, sessions, and the form to end the access. */
export default async function PersonPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/staff/${id}`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/staff/{id}"].needs, path))) return <NoPermission />;
  const now = Date.now();
  const loaded = isUuid(id) ? await loadPerson(id, path, now) : undefined;
  if (!loaded) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { person, self, sessions } = loaded;
  const appointments = person.adviser ? await loadComingCount(person.adviser.id, path, now) : 0;
  const { zone } = await loadFirm();
  const t = await getTranslations("account.people");
  const { done } = await searchParams;
  const outcome = outcomes.find((each) => each === done);
  return (
    <ClientMessages namespaces={["login", "account", "errors"]}>
      <PageHeader
        title={person.name}
        {...(person.name === person.email ? {} : { note: person.email })}
        crumbs={{ href: "/dashboard/staff", list: t("title"), current: person.name }}
      />
      <PageNotice notice={outcome && { code: outcome, message: t(`outcomes.${outcome}`) }} />
      <div className="columns">
        <PersonForms {...loaded} appointments={appointments} />
        <Section title={t("sessions")} id="sessions">
          {sessions.length === 0 ? (
            <p className="mute">{t("noSessions")}</p>
          ) : (
            <SessionList
              sessions={toListedSessions(sessions, { locale, zone })}
              end={person.id === self ? undefined : endPersonSession}
              accountId={person.id}
            />
          )}
        </Section>
      </div>
    </ClientMessages>
  );
}
