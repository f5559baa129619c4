import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db, pool } from "@/lib/platform/db/client";
import { readIdentity } from "@/lib/platform/db/identity";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * Confirms that this database is the one that sends emails and moves money, so the worker starts the waiting jobs.
 * RESOURCE_CONFLICT: nothing is held.
 */
export async function confirmInstallation(by: Actor): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const { system, name } = await readIdentity(pool());
  return db.$transaction(async (tx) => {
    const { count } = await tx.installation.updateMany({
      where: { mailHeldAt: { not: null } },
      data: { mailHeldAt: null, systemIdentifier: system ?? null, databaseName: name },
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(tx, by, { action: "installation.confirmed", subjectKind: "firm", subjectId: "installation" });
    return ok(null);
  });
}

/** Holds all emails and payments until someone confirms, for example after a backup was restored into this database. */
export async function holdInstallation(by: Actor, now: Instant): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.installation.updateMany({ where: { mailHeldAt: null }, data: { mailHeldAt: new Date(now) } });
    await record(tx, by, { action: "installation.held", subjectKind: "firm", subjectId: "installation" });
  });
}
