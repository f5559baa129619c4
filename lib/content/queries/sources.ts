import { db } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";

import { isDead } from "../sources/check-result";
import type { CheckedSource } from "../sources/check-result";

/** Lists the newest result for each address that was checked. */
export async function listChecks(): Promise<readonly CheckedSource[]> {
  const rows = await db.sourceCheck.findMany({ orderBy: { url: "asc" } });
  return rows.map(({ url, checkedAt, failingSince, failedOn }) => ({
    url,
    checkedAt: checkedAt.getTime(),
    failing: failingSince && failedOn ? { since: dayFromDate(failingSince), on: dayFromDate(failedOn) } : undefined,
  }));
}

/** Lists the dead addresses, by address. */
export async function listDeadSources(): Promise<ReadonlyMap<string, CheckedSource>> {
  const checks = await listChecks();
  return new Map(checks.filter(isDead).map((check) => [check.url, check]));
}
