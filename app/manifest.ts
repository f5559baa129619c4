import type { MetadataRoute } from "next";

import { defaultTheme, themeColors } from "@/components/layout/theme-script";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { markOf } from "@/lib/site/firm-mark";
import type { FirmMark } from "@/lib/site/firm-mark";

/**
 * The manifest is rendered for each request, so that it contains the firm's current name. Requests for it are rare, so
 * this costs little.
 */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site } = messagesFor("en");
  const firm = await loadFirm();
  const { tradingName } = firm;
  return {
    name: tradingName,
    description: site.description,
    start_url: "/",
    display: "browser",
    background_color: themeColors[defaultTheme],
    theme_color: themeColors[defaultTheme],
    icons: iconsOf(markOf(firm)),
  };
}

/** The PNG files show the sample's mark, so only a demonstration uses them. */
function iconsOf(mark: FirmMark): MetadataRoute.Manifest["icons"] {
  if (mark.kind === "letter") return [{ src: "/images/mark.svg", sizes: "any", type: "image/svg+xml" }];
  if (mark.kind === "picture") return [{ src: mark.path, sizes: "any" }];
  return [
    { src: "/brand.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/images/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/images/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
}
