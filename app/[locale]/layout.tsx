import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";

import { ErrorTexts } from "@/components/errors/error-screens";
import { fontClassNames } from "@/components/layout/fonts";
import { ThemeHead } from "@/components/layout/theme-head";
import { defaultTheme, themeColors } from "@/components/layout/theme-script";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { env } from "@/lib/platform/env";
import { isLocale, locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { ownershipTags, titleWithName } from "@/lib/platform/i18n/metadata";
import { markOf } from "@/lib/site/firm-mark";
import type { FirmMark } from "@/lib/site/firm-mark";

import "../globals.css";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: LayoutProps<"/[locale]">): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const { site } = messagesFor(locale);
  const firm = await loadFirm();
  const { tradingName } = firm;
  return {
    title: { template: titleWithName("%s", tradingName), default: tradingName },
    description: site.description,
    verification: ownershipTags(),
    icons: iconsOf(markOf(firm)),
  };
}

/** The icons of the site. The PNG files show the sample's mark, so only a demonstration uses them. */
function iconsOf(mark: FirmMark): Metadata["icons"] {
  if (mark.kind === "letter") return { icon: [{ url: "/images/mark.svg", type: "image/svg+xml" }] };
  if (mark.kind === "picture") return { icon: [{ url: mark.path }] };
  return {
    icon: [
      { url: "/brand.svg", type: "image/svg+xml" },
      { url: "/images/icon-192.png", type: "image/png", sizes: "192x192" },
    ],
    apple: { url: "/apple-touch-icon.png", sizes: "180x180" },
  };
}

/**
 * The lifetime of cached pages in seconds. A change of a record refreshes the pages. At midnight, a claim can become
 * valid or expire without such a change, so the lifetime is short.
 */
export const revalidate = 300;

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: themeColors[defaultTheme] };

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { chunk, generic, reach, details } = messagesFor(locale).errorScreens;
  const { phone, phoneHref, email } = await loadFirm();
  const contact = { phone, phoneHref, email };
  const texts = { chunk, generic, reach, details: env().SITE_MODE === "live" ? null : details };
  return (
    // The theme script may change `data-theme` before hydration.
    <html lang={locale} data-theme="premium" className={fontClassNames} suppressHydrationWarning>
      <head>
        <ThemeHead />
      </head>
      <body>
        <ErrorTexts texts={{ ...texts, contact }}>{children}</ErrorTexts>
      </body>
    </html>
  );
}
