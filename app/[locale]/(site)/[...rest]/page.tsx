import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { NotFoundPage } from "@/app/not-found-page";
import { isLocale } from "@/lib/platform/i18n/locales";
import { notFoundMetadata } from "@/lib/platform/i18n/metadata";
import { notFoundPath } from "@/lib/platform/i18n/routes";

type Props = { readonly params: Promise<{ locale: string; rest: string[] }> };

/**
 * With `false`, the page from `generateStaticParams` is the only page of this route in each language. The middleware
 * rewrites all unknown URLs to that page. Guessed URLs therefore add no pages to the page cache.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ rest: [notFoundPath.slice(1)] }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? notFoundMetadata(locale) : {};
}

export default function UnknownPage() {
  // The cache handler gives the cached page the status 404. The development server has no cached pages, so `notFound()`
  // sets the status there.
  if (process.env.NODE_ENV === "development") notFound();
  return <NotFoundPage />;
}
