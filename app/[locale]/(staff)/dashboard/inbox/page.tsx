import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { isTable } from "@/lib/inquiry/inbox/view";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../forbidden";
import { InboxPanes, readListQuery } from "./inbox-panes";
import { InboxTable } from "./inbox-table";

type Props = PageProps<"/[locale]/dashboard/inbox">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("inbox");
  return { title: t("title") };
}

/** Messages and requests for help, the oldest unanswered ones first. */
export default async function InboxPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/inbox"];
  if (!(await admitStaff(needs, localizedPath(locale, "/dashboard/inbox")))) return <NoPermission />;
  const query = readListQuery(await searchParams);
  const now = Date.now();
  if (isTable(query.view)) return <InboxTable locale={locale} query={query} now={now} />;
  const t = await getTranslations("inbox");
  return (
    <InboxPanes locale={locale} query={query} now={now}>
      <p className="mute">{t("choose")}</p>
    </InboxPanes>
  );
}
