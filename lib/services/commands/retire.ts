import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { clearCatalogue } from "../queries";
import { countChange, lockService } from "./lock-service";
import type { ServiceTarget } from "./lock-service";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/**
 * Stops selling a service. Its bookings, prices and names stay. It is not deleted, so that earlier bookings and
 * invoices still name it. Returns the slug.
 */
export async function retireService(by: Staff, target: ServiceTarget, now: Instant): Promise<Result<string, Refusal>> {
  return setRetired(by, target, new Date(now));
}

/** Brings a retired service back to the list. It is not shown to visitors until staff say so. */
export async function restoreService(by: Staff, target: ServiceTarget): Promise<Result<string, Refusal>> {
  return setRetired(by, target, null);
}

async function setRetired(
  by: Staff,
  { id, version }: ServiceTarget,
  retiredAt: Date | null,
): Promise<Result<string, Refusal>> {
  try {
    return await db.$transaction(async (tx) => {
      const locked = await lockService(tx, id);
      if (!locked) return fail("RESOURCE_NOT_FOUND");
      const isDone = (locked.retiredAt === null) === (retiredAt === null);
      if (locked.version !== version || isDone) return fail("RESOURCE_CONFLICT");
      await tx.service.update({ where: { id }, data: { isActive: false, retiredAt }, select: { id: true } });
      await countChange(tx, { id, version });
      await record(tx, by, {
        action: retiredAt ? "service.retired" : "service.restored",
        subjectKind: "service",
        subjectId: id,
        details: { slug: locked.slug },
      });
      return ok(locked.slug);
    });
  } finally {
    clearCatalogue();
  }
}
