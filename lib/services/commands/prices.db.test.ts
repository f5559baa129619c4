import { db } from "@/lib/platform/db/client";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { findStoredService } from "../desk/queries/facts";
import { alwaysFrom } from "../price-periods";
import type { CurrentPrices, PlannedPrices } from "../price-periods";
import { listCatalogue } from "../queries";
import type { Service } from "../service";
import { changeService } from "./change-service";
import { removePrice } from "./remove-price";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Awaited<ReturnType<typeof staffAs>>;
let service: Service;
let version = 1;

/** Today is 8 January 2027 in Toronto. The stored prices are 130 and 110 dollars. */
const today = "2027-01-08";
const february = "2027-02-01";

beforeEach(async () => {
  await emptyTables("services", "audit_events");
  manager = await staffAs("manager");
  service = await aService().insert();
  version = 1;
});

const stored = async () => {
  const found = await findStoredService({ id: service.id });
  if (!found) throw new Error("The service is missing");
  return found;
};

/** Changes the prices in Canadian dollars. The form contains the prices of all currencies. */
async function set(from: PlannedPrices["from"], dollars: CurrentPrices[string], seen = version) {
  const { facts } = await stored();
  const planned = { from, shownFor: today, prices: { ...service.prices, CAD: dollars } } as const;
  const result = await changeService(manager, { id: service.id, version: seen }, { facts, planned }, now);
  version = (await stored()).version;
  return result;
}

const dollars = async () =>
  (await stored()).periods
    .filter(({ currency }) => currency === "CAD")
    .map(({ kind, validFrom, amountMinor }) => [kind, validFrom, amountMinor]);

const pricesAt = async (instant: string) => (await listCatalogue(Date.parse(instant)))[0]?.prices.CAD;
const before = [
  ["initial", alwaysFrom, 13_000],
  ["follow_up", alwaysFrom, 11_000],
];
const raised = { initialMinor: 14_000, followUpMinor: 11_500 };

it("sets prices from a future day on, and keeps the prices of today", async () => {
  expect((await set(february, raised)).ok).toBe(true);
  expect(await dollars()).toEqual([...before, ["initial", february, 14_000], ["follow_up", february, 11_500]]);
  expect(await pricesAt("2027-02-01T04:59:59Z")).toEqual({ initialMinor: 13_000, followUpMinor: 11_000 });
  expect(await pricesAt("2027-02-01T05:00:00Z")).toEqual(raised);
  expect((await stored()).periods).toHaveLength(8);
  const rows = await db.auditEvent.findMany({ orderBy: { at: "asc" }, select: { action: true, details: true } });
  const details = { slug: service.slug, currency: "CAD", from: february };
  expect(rows).toEqual([
    { action: "service.price-set", details: { ...details, kind: "initial", amountMinor: 14_000, formerMinor: 13_000 } },
    {
      action: "service.price-set",
      details: { ...details, kind: "follow_up", amountMinor: 11_500, formerMinor: 11_000 },
    },
  ]);
});

it("stores only the kind of price that changes", async () => {
  await set(february, { ...raised, followUpMinor: 11_000 });
  expect(await dollars()).toEqual([...before, ["initial", february, 14_000]]);
});

it("ends the sale of follow-up appointments from a day on", async () => {
  await set(february, { initialMinor: 13_000, followUpMinor: null });
  expect(await dollars()).toEqual([...before, ["follow_up", february, null]]);
});

it("keeps a planned price if the form still shows the price of today", async () => {
  await set(february, { ...raised, followUpMinor: 11_000 });
  await set("2027-03-01", { initialMinor: 13_000, followUpMinor: 9_000 });
  expect(await dollars()).toEqual([...before, ["initial", february, 14_000], ["follow_up", "2027-03-01", 9_000]]);
});

it("a price from today holds at once and can be corrected on the same day, which the audit log keeps", async () => {
  await set(today, { initialMinor: 1_400, followUpMinor: 11_000 });
  expect(await pricesAt("2027-01-08T17:00:00Z")).toMatchObject({ initialMinor: 1_400 });
  await set(today, { initialMinor: 14_000, followUpMinor: 11_000 });
  expect(await pricesAt("2027-01-08T17:00:00Z")).toMatchObject({ initialMinor: 14_000 });
  const rows = await db.auditEvent.findMany({ orderBy: { at: "asc" }, select: { details: true } });
  expect(rows[1]?.details).toMatchObject({ amountMinor: 14_000, formerMinor: 1_400 });
});

it("refuses a price from a day that is over", async () => {
  const refused = await set("2027-01-07", raised);
  expect(refused).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "past" } });
  expect(await dollars()).toEqual(before);
});

it("refuses a price that someone sets without having seen the latest version", async () => {
  await set(february, raised);
  expect(await set(february, { ...raised, initialMinor: 1 }, 1)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
});

it("removes a planned price, but never a price that holds or has held", async () => {
  await set(february, raised);
  await set(today, { ...raised, followUpMinor: 11_000 });
  const remove = (from: PlannedPrices["from"]) =>
    removePrice(manager, { id: service.id, version, currency: "CAD", from }, now);
  for (const held of [alwaysFrom, today] as const) expect(await remove(held)).toMatchObject({ ok: false });
  expect((await remove(february)).ok).toBe(true);
  expect(await dollars()).toEqual([...before, ["initial", today, 14_000]]);
});
