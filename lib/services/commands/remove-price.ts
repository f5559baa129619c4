import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Currency } from "@/lib/platform/money/money";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { clearCatalogue } from "../queries";
import { countChange, lockService } from "./lock-service";
import type { ServiceTarget } from "./lock-service";

type Planned = { readonly currency: Currency; readonly from: Day };

/**
 * Removes the prices of a currency that begin on a later day, so that the prices before them continue. Returns the
 * slug. RESOURCE_CONFLICT: the price holds already, is gone, or someone else has changed the service since.
 */
export async function removePrice(
  by: Staff,
  { id, version, currency, from }: ServiceTarget & Planned,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  try {
    return await db.$transaction(async (tx) => {
      const locked = await lockService(tx, id);
      if (!locked) return fail("RESOURCE_NOT_FOUND");
      if (locked.version !== version || from <= dayOf(now, firm().zone)) return fail("RESOURCE_CONFLICT");
      const where = { serviceId: id, currency, validFrom: dateFromDay(from) };
      const { count } = await tx.pricePeriod.deleteMany({ where });
      if (count === 0) return fail("RESOURCE_CONFLICT");
      await countChange(tx, { id, version });
      await record(tx, by, {
        action: "service.price-removed",
        subjectKind: "service",
        subjectId: id,
        details: { slug: locked.slug, currency, from },
      });
      return ok(locked.slug);
    });
  } finally {
    clearCatalogue();
  }
}
