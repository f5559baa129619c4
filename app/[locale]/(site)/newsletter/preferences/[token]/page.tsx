import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/parts/card-page";
import { findSubscription } from "@/lib/newsletter/queries";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import { UnknownLink } from "../../unknown-link";
import { PreferencesBody } from "./preferences-body";

type Props = PageProps<"/[locale]/newsletter/preferences/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newsletter.preferences");
  return pageMetadata({ locale, path: `/newsletter/preferences/${token}`, title: t("title") });
}

/**
 * Language and topics of a subscription. The page does not show the subscriber's name or email address, because an
 * email with the link may be forwarded to someone else.
 */
export default async function PreferencesPage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const path = `/newsletter/preferences/${token}`;
  const subscription = await findSubscription(token);
  if (!subscription) {
    setNotFoundStatus();
    return <UnknownLink path={path} />;
  }
  const t = await getTranslations("newsletter.preferences");
  const isJustSaved = (await searchParams).done !== undefined;
  return (
    <CardPage path={path} title={t("title")} lead={subscription.state === "confirmed" ? t("lead") : undefined}>
      <PreferencesBody locale={locale} token={token} subscription={subscription} isJustSaved={isJustSaved} />
    </CardPage>
  );
}
