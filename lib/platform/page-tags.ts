import { unstable_cache } from "next/cache";

import { recordsTag } from "./records/current-versions.mjs";
import type { RecordSubject } from "./records/versions";
import type { Instant } from "./time/instant";

/**
 * Adds a cache tag to the page that is being rendered, so that `updateTag` can renew the cached page. Has no effect on
 * a page that is rendered for each request.
 */
export async function tagPage(tag: string): Promise<void> {
  // A page inherits the tags of every cached function that it calls. The function below exists only for its tag.
  await unstable_cache(async () => true, ["page-tag", tag], { tags: [tag] })();
}

/** Sets the expiry of the cached page that is being rendered. The cache handler never serves an expired page. */
export function expirePageAt(instant: Instant): Promise<void> {
  return tagPage(`until:${Math.floor(instant / 1000)}`);
}

/**
 * Adds a tag with the version of one kind of records to the page that is being rendered. Once the version has changed,
 * the cache handler no longer serves the cached page.
 */
export function tagRecords(subject: RecordSubject, version: string): Promise<void> {
  return tagPage(recordsTag(subject, version));
}
