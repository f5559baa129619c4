import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";

import { changedFields } from "../changed-fields";
import type { FirmVersion } from "../firm-version";
import { firmFactsSchema } from "../settings";

/** The number of versions on the page. */
const shown = 13;

/** Lists the latest versions of the firm's record, newest first. */
export async function listFirmVersions(): Promise<readonly FirmVersion[]> {
  const rows = await db.firmSettings.findMany({
    where: { profile: env().FIRM_PROFILE },
    orderBy: { version: "desc" },
    take: shown + 1,
    select: { version: true, facts: true, changedAt: true, changedBy: { select: { name: true } } },
  });
  return rows.slice(0, shown).map(({ version, facts, changedAt, changedBy }, index) => ({
    version,
    at: changedAt,
    by: changedBy?.name,
    fields: differences(rows[index + 1]?.facts, facts),
  }));
}

function differences(before: unknown, after: unknown): FirmVersion["fields"] {
  const [earlier, later] = [before, after].map((facts) => firmFactsSchema.safeParse(facts));
  return earlier?.success && later?.success ? changedFields(earlier.data, later.data) : [];
}
