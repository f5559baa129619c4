import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import { listPhotos } from "../queries/photos";

/**
 * Loads the photos of the advisers by name, for the page that is being rendered, and tags the page with their version.
 * While the database is unavailable, there are none, and pages show initials.
 */
export const loadPhotos = cache(async (): Promise<ReadonlyMap<string, string>> => {
  try {
    const version = await readVersion("advisers");
    const photos = await listPhotos();
    await tagRecords("advisers", version);
    return photos;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    await tagRecords("advisers", unknownVersion);
    return new Map();
  }
});
