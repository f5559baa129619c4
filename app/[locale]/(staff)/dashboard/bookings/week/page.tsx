import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { WeekBoard } from "@/components/desk/bookings/week/week-board";
import { moveBooking } from "@/lib/booking/change/actions/move";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { loadWeek } from "@/lib/booking/desk/loaders/week";
import { instantFrom } from "@/lib/booking/desk/week-address";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/bookings/week">;

const { needs } = dashboardRoutes["/dashboard/bookings/week"];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("week");
  return { title: `${t("title")}, ${t("week")}` };
}

/** The calendar of one adviser's week. */
export default async function WeekPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const staff = await admitStaff(needs, localizedPath(locale, "/dashboard/bookings/week"));
  if (!staff) return <NoPermission />;
  const now = Date.now();
  const query = await searchParams;
  const to = instantFrom(query.to);
  const target = to ?? instantFrom(query.at);
  const isMoving = isAllowed(staff.role, "bookings.change") && typeof query.move === "string" && target !== undefined;
  const plan = isMoving
    ? await loadMovePlan({ locale, reference: String(query.move), to: target, adviserId: query.adviser, now })
    : undefined;
  const moving = plan?.target ?? null;
  const week = await loadWeek({ locale, week: query.week, adviserId: query.adviser, moving, now });
  return (
    <>
      <RefreshOnChange kinds={["booking"]} />
      <WeekBoard
        week={week}
        locale={locale}
        day={query.day}
        plan={plan}
        isPutDown={to !== undefined}
        moved={typeof query.moved === "string" ? query.moved : undefined}
        move={moveBooking}
      />
    </>
  );
}
