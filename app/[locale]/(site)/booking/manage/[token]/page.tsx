import { cache } from "react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { BookingManage } from "@/components/booking/manage/booking-manage";
import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { ClientMessages } from "@/components/layout/client-messages";
import { openManaged } from "@/lib/booking/manage";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { setNotFoundStatus } from "@/lib/platform/response-status";

import { firmContext } from "../../step-context";
import { ManagedBody } from "./managed-body";

const findManaged = cache(openManaged);

type Props = PageProps<"/[locale]/booking/manage/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  if (!isLocale(locale)) return {};
  // A failure is ignored here, because the page reports it.
  const managed = await findManaged(token).catch(() => undefined);
  const t = await getTranslations(managed?.ok === false ? "notFound" : "manage");
  return pageMetadata({ locale, path: `/booking/manage/${token}`, title: t("metaTitle") });
}

/** The booking behind a manage link. Mail scanners also open the link, so opening the page must change nothing. */
export default async function ManagePage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const managed = await findManaged(token);
  if (!managed.ok) {
    setNotFoundStatus();
    return <NotFoundScreen />;
  }
  return (
    <ClientMessages namespaces={["booking", "documents", "errors", "fields", "manage"]}>
      <BookingManage contact={firmContext().contact}>
        <ManagedBody locale={locale} token={token} raw={await searchParams} managed={managed.value} now={Date.now()} />
      </BookingManage>
    </ClientMessages>
  );
}
