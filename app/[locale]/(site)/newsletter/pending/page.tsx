import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/card-page";
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

/** The next step after a subscription request. The page does not reveal whether the email address is known. */
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
