import "@/app/preview.css";

import type { Metadata } from "next";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Previews are in the frame of the public site, not in that of the staff area. */
export default function PreviewLayout({ children }: LayoutProps<"/[locale]/dashboard/content/preview">) {
  return children;
}
