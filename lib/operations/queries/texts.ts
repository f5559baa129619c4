import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

const countedDays = 30;

/**
 * Counts the texts that the provider was given in the last 30 days, and adds up what they cost in each currency, for
 * example "1.25 USD".
 */
export async function countTexts(now: Instant) {
  const rows = await db.textMessage.groupBy({
    by: ["state", "currency"],
    where: { startedAt: { gt: new Date(now - countedDays * msPerDay) }, state: { not: "by-hand" } },
    orderBy: { currency: "asc" },
    _count: { _all: true },
    _sum: { costMicros: true },
  });
  const count = (of: typeof rows) => of.reduce((sum, { _count }) => sum + _count._all, 0);
  const costs = new Map<string, number>();
  for (const { currency, _sum } of rows)
    if (currency !== null) costs.set(currency, (costs.get(currency) ?? 0) + (_sum.costMicros ?? 0));
  return {
    count: count(rows),
    missed: count(rows.filter(({ state }) => state === "undelivered")),
    cost: [...costs].map(([currency, micros]) => `${(micros / 1_000_000).toFixed(2)} ${currency}`).join(", "),
  };
}
