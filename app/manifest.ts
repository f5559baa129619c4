import type { MetadataRoute } from "next";

import { loadFirm } from "@/lib/firm/load-firm";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** Rendered per request, so that it contains the firm's current name. It is small and rarely requested. */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site } = messagesFor("en");
  const { tradingName } = await loadFirm();
  return {
    name: tradingName,
    description: site.description,
    start_url: "/",
    display: "browser",
    // The paper and ink colours of the premium theme, because a manifest cannot use a stylesheet.
    background_color: "#faf7ef",
    theme_color: "#0f1f38",
    icons: [{ src: "/brand.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
