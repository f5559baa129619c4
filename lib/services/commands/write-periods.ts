import type { Tx } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";

import type { PricePeriod } from "../price-periods";

/** Stores periods. A period of the same currency, kind and day is replaced, which is possible only for today. */
export async function writePeriods(tx: Tx, serviceId: string, periods: readonly PricePeriod[]): Promise<void> {
  for (const { currency, kind, validFrom: day, amountMinor } of periods) {
    const validFrom = dateFromDay(day);
    await tx.pricePeriod.upsert({
      where: { serviceId_currency_kind_validFrom: { serviceId, currency, kind, validFrom } },
      create: { serviceId, currency, kind, validFrom, amountMinor },
      update: { amountMinor },
      select: { amountMinor: true },
    });
  }
}
