import type { Currency } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";

import { pricesOn } from "../../price-periods";
import { listStoredServices } from "./facts";

/** The slugs of the services that visitors may see and that have no price in one of the currencies on this day. */
export async function listUnpriced(sold: readonly Currency[], day: Day): Promise<readonly string[]> {
  const shown = (await listStoredServices()).filter(({ facts }) => facts.isActive);
  return shown
    .filter(({ periods }) => {
      const prices = pricesOn(periods, day);
      return sold.some((currency) => !(currency in prices));
    })
    .map(({ slug }) => slug);
}
