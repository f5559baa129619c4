import "@/app/showcase.css";

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { BrandShowcase } from "@/components/showcase/brand";
import { ButtonsShowcase } from "@/components/showcase/buttons";
import { CalendarShowcase } from "@/components/showcase/calendar";
import { FeedbackShowcase } from "@/components/showcase/feedback";
import { InputsShowcase } from "@/components/showcase/inputs";
import { OverlaysShowcase } from "@/components/showcase/overlays";
import { SurfacesShowcase } from "@/components/showcase/surfaces";
import { TablesShowcase } from "@/components/showcase/tables";
import { Toaster } from "@/components/ui/toaster";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";

export async function generateMetadata({ params }: PageProps<"/[locale]/component-test">): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations("showcase");
  return isLocale(locale)
    ? pageMetadata({ locale, path: "/component-test", title: t("metaTitle"), description: t("lead") })
    : {};
}

/**
 * Every component in every state, for developers. Its texts are samples, so a live site does not have the page.
 */
export default async function ComponentTestPage() {
  if (env().SITE_MODE === "live") notFound();
  const t = await getTranslations("showcase");
  const { tradingName } = await loadFirm();
  const layout = await getTranslations("layout");
  return (
    <>
      <div className="section">
        <div className="wrap head">
          <h1>{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
      </div>
      <ButtonsShowcase />
      <InputsShowcase />
      <CalendarShowcase />
      <FeedbackShowcase />
      <SurfacesShowcase />
      <OverlaysShowcase />
      <TablesShowcase />
      <BrandShowcase name={tradingName} />
      <Toaster dismissLabel={layout("dismiss")} />
    </>
  );
}
