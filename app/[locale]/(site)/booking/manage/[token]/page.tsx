import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { findManaged, managedMetadata } from "@/app/managed-booking";
import { NotFoundPage } from "@/app/not-found-page";
import { BookingManage } from "@/components/site/booking/manage/booking-manage";
import { ClientMessages } from "@/components/layout/client-messages";
import { isLocale } from "@/lib/platform/i18n/locales";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import { firmContext } from "../../step-context";
import { ManagedBody } from "./managed-body";

type Props = PageProps<"/[locale]/booking/manage/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const link = await params;
  return managedMetadata(link, { path: `/booking/manage/${link.token}`, texts: "manage" });
}

/** The booking behind a manage link. Mail scanners also open the link, so opening the page must change nothing. */
export default async function ManagePage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const managed = await findManaged(token);
  if (!managed.ok) {
    setNotFoundStatus();
    return <NotFoundPage />;
  }
  return (
    <ClientMessages namespaces={["booking", "documents", "errors", "fields", "manage"]}>
      <BookingManage contact={firmContext().contact}>
        <ManagedBody locale={locale} token={token} raw={await searchParams} managed={managed.value} now={Date.now()} />
      </BookingManage>
    </ClientMessages>
  );
}
