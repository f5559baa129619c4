import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { loadExplanation } from "@/lib/booking/desk/loaders/explanation";
import { loadRecord } from "@/lib/booking/desk/loaders/record";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../forbidden";
import { RecordBody } from "./record-body";

type Props = PageProps<"/[locale]/dashboard/bookings/[reference]">;

/**
 * The title is only the booking's reference. Other people may see the title on the screen or in the browser's history,
 * so it does not contain the client's name.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One booking: its facts, the actions on it, and a form that explains why a time is free or not free. */
export default async function BookingPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/bookings/${reference}`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/bookings/{reference}"].needs, path))) return <NoPermission />;
  const record = await loadRecord(locale, reference);
  if (!record) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const now = Date.now();
  const query = await searchParams;
  const explanation = await loadExplanation({
    locale,
    query: { service: record.booking.serviceId, ...query },
    exceptBookingId: record.booking.id,
    now,
  });
  return (
    <>
      <RefreshOnChange kinds={["booking"]} id={record.booking.id} />
      <RecordBody locale={locale} record={record} query={query} explanation={explanation} path={path} now={now} />
    </>
  );
}
