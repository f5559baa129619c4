import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { countReplaced, listCampaignBookings, listCampaignLeads, listCosts } from "../queries/returns";
import { campaignReturns, costPerBooking } from "../returns";
import { readStagedCosts, stageCosts, storeStagedCosts } from "./stage-costs";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T16:00:00Z");
const at = { today: "2034-09-06", now } as const;
const period = { from: "2034-09-01", to: "2034-09-30" } as const;
const interval = { start: Date.parse("2034-09-01T04:00:00Z"), end: Date.parse("2034-10-01T04:00:00Z") };
const file = (...rows: readonly string[]) => ["Day,Campaign,Currency code,Cost,Clicks", ...rows].join("\n");
let [manager, other]: [Staff, Staff] = [null as never, null as never];

beforeAll(async () => {
  [manager, other] = [await staffAs("manager"), await staffAs("admin")];
});
beforeEach(() => db.campaignCost.deleteMany());

const store = async (text: string) => storeStagedCosts(manager, await stageCosts(manager, text, at), at);
const costs = async () =>
  (await db.campaignCost.findMany({ orderBy: [{ day: "asc" }, { campaign: "asc" }] })).map((row) => [
    row.day.toISOString().slice(8, 10),
    row.campaign,
    row.currency,
    Number(row.costMicros) / 1e6,
    row.clicks,
  ]);

it("replaces the cost of the same day and campaign, and keeps every other", async () => {
  expect(await store(file("2034-09-01,A,CAD,10.5,3", "2034-09-01,B,EUR,7,1", "2034-09-02,A,CAD,4,2"))).toEqual({
    ok: true,
    value: 3,
  });
  const id = await stageCosts(manager, file("2034-09-01,A,CAD,12,4", "2034-09-03,A,CAD,1,1"), at);
  const checked = await readStagedCosts(manager, id, at);
  expect(await countReplaced(checked?.rows.map(({ value }) => value) ?? [])).toBe(1);
  const both = await Promise.all([storeStagedCosts(manager, id, at), storeStagedCosts(manager, id, at)]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
  expect(await costs()).toEqual([
    ["01", "A", "CAD", 12, 4],
    ["01", "B", "EUR", 7, 1],
    ["02", "A", "CAD", 4, 2],
    ["03", "A", "CAD", 1, 1],
  ]);
  const audit = await db.auditEvent.findFirst({
    where: { action: "statistics.costs-stored" },
    orderBy: { id: "desc" },
  });
  expect(audit).toMatchObject({ actorId: manager.id, subjectKind: "statistics", subjectId: id, details: { rows: 2 } });
});

it("stores nothing of a file with a problem, and nothing of someone else's file", async () => {
  expect(await store(file("2034-09-01,A,CAD,10,3", "2034-09-01,B,CAD,x,3"))).toMatchObject({
    error: "VALIDATION_ERROR",
  });
  const id = await stageCosts(manager, file("2034-09-01,A,CAD,10,3"), at);
  expect(await storeStagedCosts(other, id, at)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await costs()).toEqual([]);
});

it("puts costs beside the requests, bookings and payments of the same utm_campaign, of the booking or else of its request", async () => {
  await db.lead.updateMany({ data: { utmCampaign: null } });
  await store(
    file("2034-09-01,Recovery CA,CAD,100,30", "2034-09-02,Recovery CA,CAD,50,10", "2034-09-03,Recovery CA,EUR,20,5"),
  );
  const lead = (utmCampaign: string, isTest = false) =>
    db.lead.create({
      data: {
        reference: `L-${utmCampaign}-${isTest}`,
        state: "received",
        suspicions: [],
        firstName: "Grace",
        source: "google-ads",
        externalId: `${utmCampaign}-${isTest}`,
        locale: "en",
        utmCampaign,
        isTest,
        createdAt: new Date(now),
      },
    });
  const [one] = [await lead("recovery-ca"), await lead("Recovery CA"), await lead("recovery-ca", true)];
  await lead("unpaid");
  const bookingId = await storeBooking(now, { leadId: one.id, createdAt: new Date(now), currency: "CAD" });
  await storeBooking(now + 86_400_000, { leadId: one.id, createdAt: new Date(now), currency: "EUR" });
  await storeBooking(now + 2 * 86_400_000, { utmCampaign: "direct", createdAt: new Date(now) });
  await storeBooking(now + 3 * 86_400_000, { utmCampaign: "direct", leadId: one.id, createdAt: new Date(now) });
  await storeBooking(now + 4 * 86_400_000, { utmCampaign: "direct", createdAt: new Date(now), isTest: true });
  const { id: paymentId } = await db.payment.create({
    data: {
      bookingId,
      provider: "invoice",
      amountMinor: 20_000,
      currency: "CAD",
      state: "paid",
      paidAt: new Date(now),
    },
  });
  await db.refund.create({ data: { paymentId, amountMinor: 5_000, madeAt: new Date(now) } });
  const returns = campaignReturns({
    costs: await listCosts(period),
    leads: await listCampaignLeads(interval),
    bookings: await listCampaignBookings(interval),
  });
  expect(returns).toEqual([
    {
      code: "recovery-ca",
      names: ["Recovery CA"],
      clicks: 45,
      leads: 2,
      bookings: 2,
      costs: [
        { currency: "CAD", micros: 150_000_000n },
        { currency: "EUR", micros: 20_000_000n },
      ],
      revenues: [{ currency: "CAD", micros: 150_000_000n }],
    },
    { code: "direct", names: [], clicks: 0, leads: 0, bookings: 2, costs: [], revenues: [] },
    { code: "unpaid", names: [], clicks: 0, leads: 1, bookings: 0, costs: [], revenues: [] },
  ]);
  expect(returns.map(costPerBooking)).toEqual([
    [
      { currency: "CAD", micros: 75_000_000n },
      { currency: "EUR", micros: 10_000_000n },
    ],
    [],
    [],
  ]);
});
