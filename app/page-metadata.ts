import type { Metadata } from "next";

import { loadFirm } from "@/lib/firm/load-firm";
import { describePage } from "@/lib/platform/i18n/metadata";
import type { PageHead } from "@/lib/platform/i18n/metadata";

/** The metadata of a page, with the firm's current name from its record. */
export async function pageMetadata(head: Omit<PageHead, "siteName">): Promise<Metadata> {
  const { tradingName } = await loadFirm();
  return describePage({ ...head, siteName: tradingName });
}
