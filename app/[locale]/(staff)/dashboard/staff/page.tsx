import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { PeopleTable } from "@/components/desk/account/people-table";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatMoment } from "@/lib/platform/time/format";
import { loadPeople } from "@/lib/staff/loaders/people";

import NoPermission from "../forbidden";

type Props = PageProps<"/[locale]/dashboard/staff">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.people");
  return { title: t("title") };
}

/** The accounts of all staff. */
export default async function StaffPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/staff");
  if (!(await admitStaff(dashboardRoutes["/dashboard/staff"].needs, path))) return <NoPermission />;
  const { people } = await loadPeople(path, Date.now());
  const { zone } = await loadFirm();
  const t = await getTranslations("account.people");
  const active = people.filter(({ isActive }) => isActive);
  return (
    <>
      <PageHeader
        title={t("title")}
        note={t("count", { count: active.length, factors: active.filter((one) => one.hasSecondFactor).length })}
        actions={
          <ButtonLink href="/dashboard/staff/invite" variant="gold">
            <Icon name="plus" size="s" />
            {t("invite")}
          </ButtonLink>
        }
      />
      <Section title={t("people")} id="people">
        <PeopleTable
          caption={t("people")}
          rows={people.map(({ adviser, lastSignIn, isActive, isInvited, ...person }) => ({
            ...person,
            adviser: adviser?.name,
            lastSignIn: lastSignIn && formatMoment(lastSignIn.getTime(), { locale, zone }),
            state: !isActive ? "ended" : isInvited ? "invited" : "active",
          }))}
        />
      </Section>
    </>
  );
}
