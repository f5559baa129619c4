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

// This page has no loading screen. With a loading screen, Next would stream the content, and streamed content appears
// only with JavaScript. The booking must work without JavaScript.
export default async function BookingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BookingWizard locale={locale} raw={await searchParams} />;
}
