import { db } from "@/lib/platform/db/client";
import { currencies } from "@/lib/platform/money/money";
import { dateFromDay } from "@/lib/platform/time/day";
import { alwaysFrom } from "@/lib/services/price-periods";
import type { CurrentPrices } from "@/lib/services/price-periods";

/** The rows of prices that have always held. */
export function alwaysPriced(prices: CurrentPrices) {
  const validFrom = dateFromDay(alwaysFrom);
  return Object.entries(prices).flatMap(([currency, { initialMinor, followUpMinor }]) => [
    { currency, kind: "initial" as const, validFrom, amountMinor: initialMinor },
    ...(followUpMinor === null
      ? []
      : [{ currency, kind: "follow_up" as const, validFrom, amountMinor: followUpMinor }]),
  ]);
}

/** Replaces the prices of all services by prices that have always held, in each of the three currencies. */
export async function setPrices(price: CurrentPrices[string]): Promise<void> {
  const services = await db.service.findMany({ select: { id: true } });
  const rows = alwaysPriced(Object.fromEntries(currencies.map((currency) => [currency, price])));
  await db.pricePeriod.deleteMany();
  await db.pricePeriod.createMany({
    data: services.flatMap(({ id }) => rows.map((row) => ({ ...row, serviceId: id }))),
  });
}
