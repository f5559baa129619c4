import { cache } from "react";

import { tagPage } from "@/lib/platform/page-tags";

import type { Firm } from "./settings";
import { refreshFirm } from "./settings-snapshot";

/** The tag of every kept page that shows one of the firm's own facts. */
export const firmTag = "firm";

/** The firm's record for the page being rendered, read anew once for each: a kept page is made anew when the record changes. */
export const loadFirm = cache(async (): Promise<Firm> => {
  const firm = await refreshFirm();
  await tagPage(firmTag);
  return firm;
});
