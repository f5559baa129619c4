import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

import { findRecordDays } from "../queries";
import type { RecordDays, RecordDaysQuery } from "../queries";

/**
 * Loads the days on which claims and prices last changed, and tags the cached file with their versions. Returns no days
 * if the database is unavailable, as in a build without a database: the file is then made again.
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
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "record-days.unread", errorFields(error));
    for (const subject of subjects) await tagRecords(subject, unknownVersion);
    return {};
  }
}
