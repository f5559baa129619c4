import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findStoredService } from "../desk/queries/facts";
import type { StoredService } from "../desk/queries/facts";
import { changedFacts } from "../desk/service-facts";
import type { ServiceFacts } from "../desk/service-facts";
import { plannedPeriods } from "../price-periods";
import type { PlannedPrices, PricePeriod } from "../price-periods";
import { changeServiceRow } from "./service-row";
import type { ServiceTarget } from "./service-row";
import { columnsOf, writeParts } from "./write-facts";
import { writePeriods } from "./write-periods";

type Change = { readonly facts: ServiceFacts; readonly planned: PlannedPrices };
type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION";

/**
 * Changes a service. Bookings keep their length, price and adviser. Prices change from today or a later day on: a price
 * that has held since an earlier day is never changed, and the price of today can be corrected until midnight. Returns
 * the slug. RESOURCE_CONFLICT: someone else has changed the service since. RESOURCE_ALREADY_EXISTS: another service has
 * one of the aliases.
 */
export async function changeService(
  by: Staff,
  target: ServiceTarget,
  { facts, planned }: Change,
  now: Instant,
): Promise<Result<string, Refusal, "retired" | "past">> {
  try {
    return await changeServiceRow(by, target, async ({ id, slug, retiredAt }, tx) => {
      const before = await findStoredService({ id }, tx);
      if (!before) return fail("RESOURCE_NOT_FOUND");
      if (retiredAt) return fail("BUSINESS_RULE_VIOLATION", { rule: "retired" });
      const fields = changedFacts(before.facts, facts);
      const periods = plannedPeriods(before.periods, planned);
      if (fields.length + periods.length === 0) return ok({ value: slug });
      if (periods.length > 0 && planned.from < dayOf(now, firm().zone))
        return fail("BUSINESS_RULE_VIOLATION", { rule: "past" });
      await writeParts(tx, id, facts);
      await writePeriods(tx, id, periods);
      await recordChange(tx, by, before, { fields, periods });
      return ok({ data: columnsOf(facts), value: slug });
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    throw error;
  }
}

type Recorded = { readonly fields: readonly string[]; readonly periods: readonly PricePeriod[] };

/** Writes one audit row for the facts and one for each price. The row of a price keeps the amount that held before. */
async function recordChange(tx: Tx, by: Staff, before: StoredService, { fields, periods }: Recorded): Promise<void> {
  const subject = { subjectKind: "service", subjectId: before.id } as const;
  const { slug } = before;
  if (fields.length > 0) {
    const details = { slug, version: before.version + 1, fields: fields.join(" ") };
    await record(tx, by, { ...subject, action: "service.changed", details });
  }
  for (const { currency, kind, validFrom: from, amountMinor } of periods) {
    const former = before.periods
      .filter((period) => period.currency === currency && period.kind === kind && period.validFrom <= from)
      .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
      .at(-1);
    const details = { slug, currency, kind, from, amountMinor, ...(former && { formerMinor: former.amountMinor }) };
    await record(tx, by, { ...subject, action: "service.price-set", details });
  }
}
