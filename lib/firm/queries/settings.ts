import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";

import { firmFactsSchema, toFirm } from "../settings";
import type { Firm } from "../settings";

/**
 * Reads the current version of the firm's record for this process's profile. Undefined if the first start has not
 * created the record yet. Throws if the stored record is invalid.
 */
export async function findFirm(tx: Tx | typeof db = db): Promise<Firm | undefined> {
  const { FIRM_PROFILE: profile, SITE_MODE } = env();
  const row = await tx.firmSettings.findFirst({
    where: { profile },
    orderBy: { version: "desc" },
    select: { version: true, facts: true },
  });
  if (!row) return undefined;
  const parsed = firmFactsSchema.safeParse(row.facts);
  if (parsed.success) return toFirm(parsed.data, { version: row.version, isSample: SITE_MODE === "demo" });
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))];
  throw new Error(`Version ${row.version} of the firm's record cannot be read: ${fields.join(", ")}`);
}
