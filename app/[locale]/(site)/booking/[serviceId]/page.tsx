import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { NotFoundPage } from "@/app/not-found-page";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { isLocale } from "@/lib/platform/i18n/locales";
import { notFoundMetadata } from "@/lib/platform/i18n/metadata";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { serviceByKey } from "@/lib/services/find";
import { matchServiceKey } from "@/lib/services/service-keys";

import { BookingWizard } from "../booking-wizard";
import { wizardMetadata } from "../wizard-metadata";

type Props = PageProps<"/[locale]/booking/[serviceId]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, serviceId } = await params;
  if (!isLocale(locale)) return {};
  if (!(await isService(serviceId))) return notFoundMetadata(locale);
  const raw = { service: serviceId, ...(await searchParams) };
  return wizardMetadata(locale, { path: `/booking/${serviceId}`, raw });
}

/** The wizard with a preselected service. */
export default async function BookingServicePage({ params, searchParams }: Props) {
  const { locale, serviceId } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await isService(serviceId))) {
    setNotFoundStatus();
    return <NotFoundPage />;
  }
  return <BookingWizard locale={locale} raw={{ service: serviceId, ...(await searchParams) }} />;
}

/** Whether the path names a service. While the database is unavailable, only the built-in names are known. */
async function isService(key: string): Promise<boolean> {
  if (matchServiceKey(key) !== undefined) return true;
  try {
    return (await serviceByKey(key)) !== undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
