import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/parts/card-page";
import { findSubscription } from "@/lib/newsletter/queries";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import { UnknownLink } from "../../unknown-link";
import { UnsubscribeBody } from "./unsubscribe-body";

type Props = PageProps<"/[locale]/newsletter/unsubscribe/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newsletter.unsubscribe");
  return pageMetadata({ locale, path: `/newsletter/unsubscribe/${token}`, title: t("title") });
}

/** A GET request changes nothing. The middleware rewrites a POST request to the route handler under /api. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const path = `/newsletter/unsubscribe/${token}`;
  const subscription = await findSubscription(token);
  if (!subscription) {
    setNotFoundStatus();
    return <UnknownLink path={path} />;
  }
  const t = await getTranslations("newsletter.unsubscribe");
  const { done, failed } = await searchParams;
  const isPending = subscription.state === "pending";
  return (
    <CardPage path={path} title={isPending ? t("pendingTitle") : t("title")}>
      <UnsubscribeBody
        locale={locale}
        token={token}
        state={subscription.state}
        outcome={failed !== undefined ? "failed" : done !== undefined ? "done" : undefined}
      />
    </CardPage>
  );
}
