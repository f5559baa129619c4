import type { Instant } from "@/lib/platform/time/instant";

import { plannedPeriods, pricesOn, withPlanned } from "../price-periods";
import type { PlannedPrices } from "../price-periods";
import type { Service } from "../service";
import type { StoredService } from "./queries/facts";
import type { ServiceFacts } from "./service-facts";

/** A service that is being added, before it has an id. */
const newService = { id: "0".repeat(24), slug: "", type: "recovery", confirmedAt: null, periods: [] } as const;

type Edit = { readonly facts: ServiceFacts; readonly planned: PlannedPrices };

/**
 * The service as visitors would see it after a change that is not stored, with the prices of the day from which the
 * changed prices hold. A draft is shown as if it were confirmed.
 */
export function editedService(stored: StoredService | undefined, { facts, planned }: Edit, now: Instant): Service {
  const { id, slug, type, confirmedAt, periods } = stored ?? newService;
  const { name, description, adviserIds, ...rest } = facts;
  return {
    id,
    slug,
    type,
    confirmedAt: confirmedAt ?? new Date(now),
    ...rest,
    hasAdviser: adviserIds.length > 0,
    texts: Object.fromEntries(
      Object.entries(name)
        .filter(([, text]) => text !== "")
        .map(([locale, text]) => [
          locale,
          { name: text, description: description[locale as keyof typeof description] },
        ]),
    ),
    prices: pricesOn(withPlanned(periods, plannedPeriods(periods, planned)), planned.from),
  };
}
