import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { isLocale } from "@/lib/platform/i18n/locales";

import { BookingWizard } from "./booking-wizard";
import { wizardMetadata } from "./wizard-metadata";

type Props = PageProps<"/[locale]/booking">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? wizardMetadata(locale, { path: "/booking", raw: await searchParams }) : {};
}

// There is no loading screen, because this page works without JavaScript and streamed content needs a script to appear.
export default async function BookingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BookingWizard locale={locale} raw={await searchParams} />;
}
