import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { InviteForm } from "@/components/desk/account/people-forms";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadFreeAdvisers } from "@/lib/staff/loaders/people";
import { invite } from "@/lib/staff/actions/people";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/staff/invite">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.people");
  return { title: t("invite") };
}

/** Invites a person by email. */
export default async function InvitePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/staff/invite");
  if (!(await admitStaff(dashboardRoutes["/dashboard/staff/invite"].needs, path))) return <NoPermission />;
  const advisers = await loadFreeAdvisers(path, Date.now());
  const t = await getTranslations("account.people");
  return (
    <ClientMessages namespaces={["login", "account", "errors"]}>
      <PageHeader
        title={t("invite")}
        note={t("inviteNote")}
        crumbs={{ href: "/dashboard/staff", list: t("title"), current: t("invite") }}
      />
      <div className="account-forms">
        <InviteForm invite={invite} advisers={advisers} language={locale} />
      </div>
    </ClientMessages>
  );
}
