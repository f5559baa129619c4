import { cache } from "react";

import { isDatabaseAway } from "@/lib/platform/db/refusals";
import { tagPage, tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import type { Firm } from "./settings";
import { firm, refreshFirm } from "./settings-snapshot";

/** The tag of every kept page that shows one of the firm's own facts. */
export const firmTag = "firm";

type Held = { readonly firm: Firm; readonly version: string };

let held: Held | undefined;

/**
 * The firm's record for the page being rendered. It is read again only when its version has changed; a kept page names that
 * version, by which the page cache knows that the record has changed.
 */
export const loadFirm = cache(async (): Promise<Firm> => {
  const current = await currentFirm(currentVersion("firm"));
  await tagPage(firmTag);
  await tagRecords("firm", current.version);
  return current.firm;
});

/** With the database away, what was read last: every page needs the firm's name. */
async function currentFirm(known: string | undefined): Promise<Held> {
  if (held && held.version === known) return held;
  if (known === unknownVersion) return { firm: firm(), version: unknownVersion };
  try {
    const version = await readVersion("firm");
    held = { version, firm: await refreshFirm() };
    return held;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { firm: firm(), version: unknownVersion };
  }
}
