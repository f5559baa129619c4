import { cache } from "react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import { openManaged } from "@/lib/booking/change/manage";
import { isLocale } from "@/lib/platform/i18n/locales";

import { pageMetadata } from "./page-metadata";

/** Finds the booking of a manage link. The metadata and the page share one query. */
export const findManaged = cache(openManaged);

type Link = { readonly locale: string; readonly token: string };

/** The metadata of a page for one manage link. If the link is invalid, the title is that of the not-found page. */
export async function managedMetadata(
  { locale, token }: Link,
  { path, texts }: { readonly path: string; readonly texts: "manage" | "pay" },
): Promise<Metadata> {
  if (!isLocale(locale)) return {};
  // A failure is ignored here, because the page reports it.
  const managed = await findManaged(token).catch(() => undefined);
  const t = await getTranslations(managed?.ok === false ? "notFound" : texts);
  return pageMetadata({ locale, path, title: t("metaTitle") });
}
