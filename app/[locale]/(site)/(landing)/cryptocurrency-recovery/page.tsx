import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { isLocale } from "@/lib/platform/i18n/locales";
import { landings } from "@/lib/site/landings";

import { LandingPage, landingMetadata } from "../landing-page";

type Props = PageProps<"/[locale]/cryptocurrency-recovery">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? landingMetadata({ landing: landings.cryptocurrency, locale }) : {};
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <LandingPage landing={landings.cryptocurrency} locale={locale} />;
}
