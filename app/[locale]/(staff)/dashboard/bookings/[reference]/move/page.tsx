import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { MoveBoard } from "@/components/desk/bookings/week/move-board";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { moveBooking } from "@/lib/booking/change/actions/move";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { instantFrom } from "@/lib/booking/desk/week-address";
import { firm } from "@/lib/firm/settings-snapshot";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { isDay } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import NoPermission from "../../../forbidden";

type Props = PageProps<"/[locale]/dashboard/bookings/[reference]/move">;

const { needs } = dashboardRoutes["/dashboard/bookings/{reference}/move"];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("week");
  return { title: t("page.title") };
}

/** Staff move an appointment here by choosing a free time from a list. The page works on phones and without scripts. */
export default async function MovePage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const path = `/dashboard/bookings/${reference}/move`;
  if (!(await admitStaff(needs, localizedPath(locale, path)))) return <NoPermission />;
  const query = await searchParams;
  const { zone } = firm();
  const fromDay = [query.after].find(isDay);
  const to = instantFrom(query.to);
  const after = fromDay ? startOfDay(fromDay, zone) : instantFrom(query.after);
  const plan = await loadMovePlan({ locale, reference, to, after, adviserId: query.adviser, now: Date.now() });
  if (!plan) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  return <MoveBoard plan={plan} path={path} fromDay={fromDay} reader={{ locale, zone }} move={moveBooking} />;
}
