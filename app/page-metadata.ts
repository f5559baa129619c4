import type { Metadata } from "next";

import { loadFirm } from "@/lib/firm/loaders/firm";
import { describePage } from "@/lib/platform/i18n/metadata";
import type { PageHead } from "@/lib/platform/i18n/metadata";

/** The metadata of a page. The site's name in it is the firm's current trading name. */
export async function pageMetadata(head: Omit<PageHead, "siteName">): Promise<Metadata> {
  const { tradingName } = await loadFirm();
  return describePage({ ...head, siteName: tradingName });
}
