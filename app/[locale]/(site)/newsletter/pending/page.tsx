import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/parts/card-page";
import { ButtonLink } from "@/components/ui/button";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";

type Props = PageProps<"/[locale]/newsletter/pending">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newsletter.pending");
  return pageMetadata({ locale, path: "/newsletter/pending", title: t("title") });
}

/**
 * Tells the visitor to open the link in the confirmation email. The page is the same for every email address, so it
 * does not reveal whether an address is already subscribed.
 */
export default async function PendingPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("newsletter.pending");
  return (
    <CardPage path="/newsletter/pending" title={t("title")} lead={t("text")}>
      <p>{t("missing")}</p>
      <div>
        <ButtonLink href="/blog" variant="secondary">
          {t("back")}
        </ButtonLink>
      </div>
    </CardPage>
  );
}
