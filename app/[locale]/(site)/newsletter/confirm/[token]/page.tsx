import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { CardPage } from "@/components/site/parts/card-page";
import { findConfirmation } from "@/lib/newsletter/queries";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import { UnknownLink } from "../../unknown-link";
import { ConfirmBody } from "./confirm-body";

type Props = PageProps<"/[locale]/newsletter/confirm/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("newsletter.confirm");
  return pageMetadata({ locale, path: `/newsletter/confirm/${token}`, title: t("title") });
}

/**
 * The page that the link in the confirmation email opens. Mail scanners open such links too, so opening the page does
 * not confirm anything. The visitor must press a button.
 */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const path = `/newsletter/confirm/${token}`;
  const state = await findConfirmation(token, Date.now());
  if (!state) {
    setNotFoundStatus();
    return <UnknownLink path={path} />;
  }
  const t = await getTranslations("newsletter.confirm");
  const isJustConfirmed = (await searchParams).done !== undefined;
  return (
    <CardPage path={path} title={t("title")}>
      <ConfirmBody locale={locale} token={token} state={state} isJustConfirmed={isJustConfirmed} />
    </CardPage>
  );
}
