import type { MetadataRoute } from "next";

import { loadFirm } from "@/lib/firm/load-firm";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** Small and rarely asked for: made anew each time, so that it holds the firm's present name. */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site } = messagesFor("en");
  const { tradingName } = await loadFirm();
  return {
    name: tradingName,
    description: site.description,
    start_url: "/",
    display: "browser",
    // Paper and ink of the premium theme: a manifest cannot read style sheets.
    background_color: "#faf7ef",
    theme_color: "#0f1f38",
    icons: [{ src: "/brand.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
