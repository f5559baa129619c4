import type { Metadata } from "next";

import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { describePage } from "@/lib/platform/i18n/metadata";
import type { PageHead } from "@/lib/platform/i18n/metadata";
import { publishedLocales } from "@/lib/site/published";

/**
 * The metadata of a page. The site's name in it is the firm's current trading name. Its translations are those that are
 * published.
 */
export async function pageMetadata(head: Omit<PageHead, "siteName" | "locales">): Promise<Metadata> {
  const [firm, texts] = await Promise.all([loadFirm(), loadTexts()]);
  return describePage({ ...head, siteName: firm.tradingName, locales: publishedLocales(head.path, texts, firm) });
}
