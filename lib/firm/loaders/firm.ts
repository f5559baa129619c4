import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { tagPage, tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import type { Firm } from "../settings";
import { firm, readFirm } from "../settings-snapshot";

/** The tag of every cached page that shows a fact from the firm's record. */
const firmTag = "firm";

type CachedFirm = { readonly firm: Firm; readonly version: string };

let cached: CachedFirm | undefined;

/**
 * Loads the firm's record for the page being rendered. Queries the database again only if the record's version has
 * changed. Tags a cached page with that version, so that the page cache notices a change.
 */
export const loadFirm = cache(async (): Promise<Firm> => {
  const current = await currentFirm(currentVersion("firm"));
  await tagPage(firmTag);
  await tagRecords("firm", current.version);
  return current.firm;
});

/**
 * Returns the firm's current record. If the database is unavailable, returns the record that was read last, because
 * every page needs the firm's name.
 */
async function currentFirm(latest: string | undefined): Promise<CachedFirm> {
  if (cached && cached.version === latest) return cached;
  if (latest === unknownVersion) return { firm: firm(), version: unknownVersion };
  try {
    const version = await readVersion("firm");
    const read = await readFirm();
    if (read === undefined) return { firm: firm(), version: unknownVersion };
    cached = { version, firm: read };
    return cached;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { firm: firm(), version: unknownVersion };
  }
}
