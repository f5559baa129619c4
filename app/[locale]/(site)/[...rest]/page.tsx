import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { isLocale } from "@/lib/platform/i18n/locales";
import { notFoundMetadata } from "@/lib/platform/i18n/metadata";
import { notFoundPath } from "@/lib/platform/i18n/routes";

type Props = { readonly params: Promise<{ locale: string; rest: string[] }> };

/**
 * The cached page for all unknown URLs. The middleware rewrites them to this page, so that guessed URLs cost neither
 * CPU time nor disk space.
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
  // The cache handler sets the status of the cached page. The development server has no cached pages.
  if (process.env.NODE_ENV === "development") notFound();
  return <NotFoundScreen />;
}
