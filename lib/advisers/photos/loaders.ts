import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import { listOrderedNames } from "../queries/advisers";
import { listPhotos } from "../queries/photos";

/** What the public team shows of advisers. */
type PublicAdvisers = {
  /** The addresses of photos by the name of the adviser. */
  readonly photos: ReadonlyMap<string, string>;
  /** The names of the advisers whom staff have ordered. */
  readonly order: readonly string[];
};

/**
 * Loads the photos and the order of the advisers for the page that is being rendered, and tags the page with their
 * version. While the database is unavailable, there are none, and pages show initials.
 */
export const loadPublicAdvisers = cache(async (): Promise<PublicAdvisers> => {
  try {
    const version = await readVersion("advisers");
    const [photos, order] = await Promise.all([listPhotos(), listOrderedNames()]);
    await tagRecords("advisers", version);
    return { photos, order };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    await tagRecords("advisers", unknownVersion);
    return { photos: new Map(), order: [] };
  }
});
