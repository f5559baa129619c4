import { setTimeout } from "node:timers/promises";

import { db } from "../../db/client";
import type { Instant } from "../../time/instant";
import { isUnsealed, sealAudit, sealingFloor } from "../seal";

/**
 * Seals all entries. Other tests use other databases of the same cluster, and entries wait for transactions that run
 * anywhere in the cluster, so this repeats until they have ended.
 */
export async function sealAll(now: Instant): Promise<{ readonly entries: number }> {
  let entries = 0;
  for (;;) {
    entries += (await sealAudit(now)).entries;
    const unsealed = await db.$queryRaw<unknown[]>`
      select e.id from audit_events e where ${isUnsealed(await sealingFloor(db, now))} limit 1`;
    if (unsealed.length === 0) return { entries };
    await setTimeout(20);
  }
}
