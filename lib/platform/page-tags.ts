import { unstable_cache } from "next/cache";

import { recordsTag } from "./records/current-versions.mjs";
import type { RecordSubject } from "./records/versions";
import type { Instant } from "./time/instant";

/**
 * Tags the cached page being rendered, so that `updateTag` renders it again. Has no effect on pages rendered per
 * request.
 */
export async function tagPage(tag: string): Promise<void> {
  // The cached value does not matter. A page inherits the tags of every cached function that it calls.
  await unstable_cache(async () => true, ["page-tag", tag], { tags: [tag] })();
}

/** Makes the cached page being rendered expire at an instant. The cache handler never serves it after that. */
export function expirePageAt(instant: Instant): Promise<void> {
  return tagPage(`until:${Math.floor(instant / 1000)}`);
}

/**
 * Tags the cached page being rendered with the version of its records. The cache handler never serves the page after
 * the version has changed.
 */
export function tagRecords(subject: RecordSubject, version: string): Promise<void> {
  return tagPage(recordsTag(subject, version));
}
