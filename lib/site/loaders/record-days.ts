import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { tagRecords } from "@/lib/platform/page-tags";
import { unbuiltVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import { findRecordDays } from "../queries";
import type { RecordDays, RecordDaysQuery } from "../queries";

/**
 * Loads the days on which claims and prices last changed, and tags the cached file with their versions. Returns no days
 * in a build without a database: the file is then made at its first request. A sitemap without its days would make
 * search engines forget them, so a server answers 503 instead.
 */
export async function loadRecordDays(query: RecordDaysQuery): Promise<RecordDays> {
  const subjects = ["claims", "price-book"] as const;
  try {
    // The versions are read before the records. In the opposite order, a change between the reads would go unnoticed.
    const versions = await Promise.all(subjects.map(readVersion));
    const days = await findRecordDays(query);
    for (const [index, subject] of subjects.entries()) await tagRecords(subject, versions[index] ?? unknownVersion);
    return days;
  } catch (error) {
    const isBuild = unknownVersion === unbuiltVersion;
    if (!isBuild || !isDatabaseUnavailable(error)) throw error;
    for (const subject of subjects) await tagRecords(subject, unbuiltVersion);
    return {};
  }
}
