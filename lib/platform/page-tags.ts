import { unstable_cache } from "next/cache";

import { recordsTag } from "./records/current-versions.mjs";
import type { RecordSubject } from "./records/versions";
import type { Instant } from "./time/instant";

/** Ties the kept page being rendered to a tag: `updateTag` with it makes the page anew. Without effect on pages rendered per request. */
export async function tagPage(tag: string): Promise<void> {
  // Nothing is cached but the fact of having been here: the page inherits the tags of what it read.
  await unstable_cache(async () => true, ["page-tag", tag], { tags: [tag] })();
}

/** Ends the life of the kept page being rendered at an instant: the cache handler never serves it from then on. */
export function endPageAt(instant: Instant): Promise<void> {
  return tagPage(`until:${Math.floor(instant / 1000)}`);
}

/** Notes on the kept page being rendered which version of the records it shows: the cache handler never serves it once another one holds. */
export function tagRecords(subject: RecordSubject, version: string): Promise<void> {
  return tagPage(recordsTag(subject, version));
}
