import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/parts/card-page";
import { NewsletterSection } from "@/components/site/newsletter/newsletter-section";
import { subscribe } from "@/lib/newsletter/actions";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";

type Props = PageProps<"/[locale]/newsletter">;

/**
 * The page is rendered for each request, because it shows the response to a newsletter form that was sent without
 * JavaScript. The newsletter form in the blog also posts to this page.
 */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newsletter.page");
  return pageMetadata({ locale, path: "/newsletter", title: t("title") });
}

export default async function NewsletterPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("newsletter");
  return (
    <CardPage path="/newsletter" title={t("page.title")} lead={t("page.lead")} aside={<p>{t("page.how")}</p>}>
      <NewsletterSection
        id="newsletter"
        action={subscribe}
        isDemo={env().SITE_MODE === "demo"}
        hasTopics
        headingLevel={2}
      />
    </CardPage>
  );
}
