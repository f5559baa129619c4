import { notFound } from "next/navigation";

import { StaffNotFound } from "@/components/desk/record/not-found";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../forbidden";

/**
 * The not-found page of the staff area. Visitors who are not signed in are sent to the sign-in page for every URL, so
 * they cannot find out which URLs exist.
 */
export default async function UnknownStaffPage({ params }: PageProps<"/[locale]/dashboard/[...rest]">) {
  const { locale, rest } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff("dashboard.open", localizedPath(locale, `/dashboard/${rest.join("/")}`))))
    return <NoPermission />;
  setNotFoundStatus();
  return <StaffNotFound />;
}
