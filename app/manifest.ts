import type { MetadataRoute } from "next";

import { messagesFor } from "@/lib/platform/i18n/messages";

export default function manifest(): MetadataRoute.Manifest {
  const { site } = messagesFor("en");
  return {
    name: site.name,
    short_name: "Recovery",
    description: site.description,
    start_url: "/",
    display: "browser",
    // Paper and ink of the premium theme: a manifest cannot read style sheets.
    background_color: "#faf7ef",
    theme_color: "#0f1f38",
    icons: [{ src: "/brand.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
