import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { NewBookingBoard } from "@/components/desk/bookings/new/new-booking-board";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { RefreshOnReturn } from "@/components/desk/frame/refresh-on-return";
import { bookCaller, holdCallerTime, releaseCallerTime } from "@/lib/booking/caller/actions/callers";
import { loadNewBooking } from "@/lib/booking/caller/loaders/new-booking";
import { firm } from "@/lib/firm/settings-snapshot";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/bookings/new">;

const { needs } = dashboardRoutes["/dashboard/bookings/new"];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newBooking");
  return { title: t("title") };
}

/** The page on which staff book an appointment for a caller. */
export default async function NewBookingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff(needs, localizedPath(locale, "/dashboard/bookings/new")))) return <NoPermission />;
  const now = Date.now();
  const page = await loadNewBooking(locale, await searchParams, now);
  const t = await getTranslations("newBooking");
  if (!page) {
    return (
      <>
        <PageHeader title={t("title")} />
        <Nothing title={t("noService.title")} text={t("noService.text")} />
      </>
    );
  }
  const spoken = await getTranslations({ locale: page.done?.locale ?? locale, namespace: "newBooking.readOut" });
  return (
    <>
      <RefreshOnReturn rendering={`booking ${now}`} />
      <NewBookingBoard
        page={page}
        reader={{ locale, zone: firm().zone }}
        spoken={spoken}
        actions={{ hold: holdCallerTime, release: releaseCallerTime, book: bookCaller }}
      />
    </>
  );
}
