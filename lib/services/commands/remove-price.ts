import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Currency } from "@/lib/platform/money/money";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { changeServiceRow } from "./service-row";
import type { ServiceTarget } from "./service-row";

type Planned = { readonly currency: Currency; readonly from: Day };

/**
 * Removes the prices of a currency that begin on a later day, so that the prices before them continue. Returns the
 * slug. RESOURCE_CONFLICT: the price holds already, is gone, or someone else has changed the service since.
 */
export async function removePrice(
  by: Staff,
  { currency, from, ...target }: ServiceTarget & Planned,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeServiceRow(by, target, async ({ id, slug }, tx) => {
    if (from <= dayOf(now, firm().zone)) return fail("RESOURCE_CONFLICT");
    const where = { serviceId: id, currency, validFrom: dateFromDay(from) };
    const { count } = await tx.pricePeriod.deleteMany({ where });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    return ok({
      data: {},
      audit: { action: "service.price-removed", details: { slug, currency, from } },
      value: slug,
    });
  });
}
