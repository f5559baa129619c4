import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { isLocale } from "@/lib/platform/i18n/locales";
import { notFoundMetadata } from "@/lib/platform/i18n/metadata";
import { notFoundPath } from "@/lib/platform/i18n/routes";

type Props = { readonly params: Promise<{ locale: string; rest: string[] }> };

/** One kept page for all unknown addresses: middleware sends them here, so that strangers' guesses cost neither time nor disk. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ rest: [notFoundPath.slice(1)] }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? notFoundMetadata(locale) : {};
}

export default function UnknownPage() {
  // The cache handler sets the status of the kept page; the development server keeps none.
  if (process.env.NODE_ENV === "development") notFound();
  return <NotFoundScreen />;
}
