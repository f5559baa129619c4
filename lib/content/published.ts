import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import type { Instant } from "@/lib/platform/time/instant";

import { listPublished } from "./queries/published";
import { keepTexts, publishedTexts, refreshTexts } from "./snapshot";
import { textsAt } from "./texts";
import type { Texts } from "./texts";

/**
 * Returns the texts that are public now, and reads them again if one has changed. If the database is unavailable,
 * returns those that were read last, or none.
 */
export async function currentTexts(now: Instant): Promise<Texts> {
  refreshTexts(now);
  const latest = currentVersion("texts", now);
  const known = publishedTexts();
  if (known && (known.version === latest || latest === unknownVersion)) return known;
  try {
    // The version is read before the texts. In the opposite order, a change between the two reads would go unnoticed.
    const version = await readVersion("texts");
    return known?.version === version ? known : keepTexts(await listPublished(now), version, now);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "texts.unread", errorFields(error));
    return known ?? textsAt([], unknownVersion, now);
  }
}
