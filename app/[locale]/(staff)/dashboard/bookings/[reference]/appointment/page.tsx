import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { loadRecord } from "@/lib/booking/desk/loaders/record";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../../forbidden";
import { AppointmentBody } from "./appointment-body";

type Props = PageProps<"/[locale]/dashboard/bookings/[reference]/appointment">;

const { needs } = dashboardRoutes["/dashboard/bookings/{reference}/appointment"];

/**
 * The title contains the reference and no name. People near the screen can read a window's title, and the browser
 * stores it in its history.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** The page that staff use during an appointment, with what to say, what to ask, the notes and the outcome. */
export default async function AppointmentPage({ params }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/bookings/${reference}/appointment`);
  if (!(await admitStaff(needs, path))) return <NoPermission />;
  const record = await loadRecord(locale, reference);
  if (!record) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  return (
    <>
      <RefreshOnChange kinds={["booking"]} id={record.booking.id} />
      <AppointmentBody locale={locale} record={record} now={Date.now()} />
    </>
  );
}
