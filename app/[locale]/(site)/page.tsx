import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import { ClosingCall } from "@/components/site/closing-call";
import { Hero } from "@/components/site/hero";
import { ServicesSection } from "@/components/site/services-section";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/lib/platform/i18n/metadata";

export async function generateMetadata({ params }: PageProps<"/[locale]">): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations("home");
  return isLocale(locale) ? pageMetadata({ locale, path: "/", title: t("metaTitle") }) : {};
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <ServicesSection />
      <ClosingCall />
    </>
  );
}
