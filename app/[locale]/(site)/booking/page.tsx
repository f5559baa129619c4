import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { isLocale } from "@/lib/platform/i18n/locales";

import { BookingWizard } from "./booking-wizard";
import { wizardHead } from "./head";

type Props = PageProps<"/[locale]/booking">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? wizardHead(locale, { path: "/booking", raw: await searchParams }) : {};
}

// No loading screen above: what streams in later needs a script to be shown, and this page works without one.
export default async function BookingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BookingWizard locale={locale} raw={await searchParams} />;
}
