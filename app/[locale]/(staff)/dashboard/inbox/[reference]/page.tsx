import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { StaffNotFound } from "@/components/desk/record/not-found";
import { loadItem } from "@/lib/inquiry/inbox/loaders";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../forbidden";
import { InboxPanes, readListQuery } from "../inbox-panes";
import { Item } from "./item";

type Props = PageProps<"/[locale]/dashboard/inbox/[reference]">;

/**
 * The title is only the reference, without a name, because other people may see the title of the window, and the
 * browser's history stores it.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One message or lead with its thread. The texts are decrypted for the staff member. */
export default async function InboxItemPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/inbox/{reference}"];
  if (!(await admitStaff(needs, localizedPath(locale, `/dashboard/inbox/${reference}`)))) return <NoPermission />;
  const loaded = await loadItem(locale, reference);
  if (!loaded) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const query = await searchParams;
  const now = Date.now();
  return (
    <InboxPanes locale={locale} query={readListQuery(query)} now={now} current={reference}>
      <Item loaded={loaded} locale={locale} query={query} now={now} />
    </InboxPanes>
  );
}
