import { db } from "@/lib/platform/db/client";
import { expirePageAt } from "@/lib/platform/page-tags";
import { dateFromDay } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import { aService } from "@/lib/testing/builders/service";

import { loadPriceBook } from "./loaders";
import { clearCatalogue, listCatalogue, readPricedCatalogue } from "./queries";

// Next's cache tags work only while a page is rendered, so they are mocked.
jest.mock("@/lib/platform/page-tags", () => ({ tagPage: jest.fn(), tagRecords: jest.fn(), expirePageAt: jest.fn() }));

/** Midnight of 1 January 2027 in Toronto, the zone of the office. */
const midnight = Date.parse("2027-01-01T05:00:00Z");
const farAway = "2099-01-01" as const;

beforeAll(async () => {
  const { id } = await aService().insert();
  const changes = [
    { kind: "initial" as const, validFrom: "2027-01-01" as const, amountMinor: 14_000 },
    { kind: "follow_up" as const, validFrom: "2027-01-01" as const, amountMinor: null },
    { kind: "initial" as const, validFrom: farAway, amountMinor: 99_900 },
  ];
  await db.pricePeriod.createMany({
    data: changes.map((change) => ({
      ...change,
      serviceId: id,
      currency: "CAD",
      validFrom: dateFromDay(change.validFrom),
    })),
  });
});
beforeEach(clearCatalogue);

const pricesAt = async (at: number) => (await listCatalogue(at))[0]?.prices.CAD;

it("a new price holds from midnight in the zone of the office, without a restart and within a second", async () => {
  expect(await pricesAt(midnight - 1)).toEqual({ initialMinor: 13_000, followUpMinor: 11_000 });
  expect(await pricesAt(midnight)).toEqual({ initialMinor: 14_000, followUpMinor: null });
});

it("prices of other currencies stay the same", async () => {
  expect((await listCatalogue(midnight))[0]?.prices.EUR).toEqual({ initialMinor: 75_000, followUpMinor: 45_000 });
});

it("a page with prices expires when the next price begins", async () => {
  expect((await readPricedCatalogue(midnight - msPerDay)).pricesEndAt).toBe(midnight);
  expect((await readPricedCatalogue(midnight)).pricesEndAt).toBe(Date.parse("2099-01-01T05:00:00Z"));
  await loadPriceBook();
  expect(expirePageAt).toHaveBeenCalledWith(expect.any(Number));
});

it("a page with prices does not expire if no price is planned", async () => {
  await db.pricePeriod.deleteMany({ where: { validFrom: { gt: dateFromDay("2027-01-01") } } });
  expect((await readPricedCatalogue(midnight)).pricesEndAt).toBeUndefined();
});
