import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { changeServiceRow } from "./service-row";
import type { ServiceTarget } from "./service-row";

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

async function setRetired(by: Staff, target: ServiceTarget, at: Date | null): Promise<Result<string, Refusal>> {
  return changeServiceRow(by, target, ({ slug, retiredAt }) => {
    const isDone = (retiredAt === null) === (at === null);
    if (isDone) return fail("RESOURCE_CONFLICT");
    return ok({
      data: { isActive: false, retiredAt: at },
      audit: { action: at ? "service.retired" : "service.restored", details: { slug } },
      value: slug,
    });
  });
}
