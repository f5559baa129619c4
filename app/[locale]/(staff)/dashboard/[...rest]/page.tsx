import { notFound } from "next/navigation";

import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { NoPermission } from "@/components/staff/no-permission";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { answerNotFound } from "@/lib/platform/response-status";

/** The not-found page of the staff area. Only staff members can find out that a URL does not exist. */
export default async function UnknownStaffPage({ params }: PageProps<"/[locale]/dashboard/[...rest]">) {
  const { locale, rest } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff("dashboard.open", localizedPath(locale, `/dashboard/${rest.join("/")}`))))
    return <NoPermission />;
  answerNotFound();
  return <NotFoundScreen />;
}
