import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { seed } from "@/prisma/seed";

import { findRecordDays } from "./queries";

const query = { profile: "ca", zone: "America/Toronto", today: "2026-11-20" } as const;

beforeAll(() => seed("live"));

/** At the start of each test, this is the time of the last change for all kinds of records. */
const longAgo = new Date("2026-03-01T02:00:00Z");
beforeEach(() => db.recordChange.updateMany({ data: { changedAt: longAgo } }));

/** Lists the kinds of records that have changed since the test started. */
async function changed(): Promise<readonly string[]> {
  const rows = await db.recordChange.findMany({ where: { changedAt: { not: longAgo } }, orderBy: { subject: "asc" } });
  return rows.map(({ subject }) => subject);
}

it("returns the day of the last change in the office's time zone", async () => {
  expect(await findRecordDays(query)).toMatchObject({ claims: "2026-02-28", "price-book": "2026-02-28" });
});

it("returns no day until a change is recorded", async () => {
  await db.recordChange.deleteMany();
  expect(await findRecordDays(query)).toEqual({});
  await db.claim.updateMany({ where: { key: "regulator.ciro" }, data: { position: 90 } });
  await db.service.updateMany({ where: { slug: "initial-consultation" }, data: { minutes: 61 } });
  expect(Object.keys(await findRecordDays(query)).sort()).toEqual(["claims", "price-book"]);
});

/** Lets an adviser offer a service. */
async function offerOne() {
  const { id: adviserId } = await anAdviser().insert();
  const { id: serviceId } = await db.service.findUniqueOrThrow({ where: { slug: "initial-consultation" } });
  await db.adviserSkill.create({ data: { adviserId, serviceId } });
}

/** Verifies a claim with two staff members. */
async function verifyClaim() {
  const [verifiedById = "", secondVerifierId = ""] = await Promise.all(
    ["first", "second"].map(async (name) => {
      const staff = {
        email: `${name}@example.com`,
        name: "Robin Sample",
        role: "compliance",
        passwordHash: "none",
      } as const;
      return (await db.staffUser.create({ data: staff, select: { id: true } })).id;
    }),
  );
  const where = { profile_key: { profile: "ca", key: "regulator.ciro" } };
  const { id } = await db.claim.update({ where, data: { evidenceUrl: "https://www.ciro.ca/" }, select: { id: true } });
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  const day = dateFromDay("2026-11-01");
  const people = { proposedById: verifiedById, confirmedById: secondVerifierId };
  await db.confirmation.create({
    data: { kind: "claim", subjectId: id, ...people, confirmedAt: day, confirmedOn: day },
  });
}

it.each<[string, string, () => Promise<unknown>]>([
  [
    "a changed price",
    "price-book",
    () => db.pricePeriod.updateMany({ where: { currency: "GBP" }, data: { amountMinor: 1 } }),
  ],
  [
    "a reworded service",
    "price-book",
    () => db.serviceText.updateMany({ where: { locale: "de" }, data: { name: "Gespräch" } }),
  ],
  ["a removed alias", "price-book", () => db.serviceAlias.deleteMany({ where: { alias: "crypto-recovery" } })],
  ["a deactivated service", "price-book", () => db.service.updateMany({ data: { isActive: false } })],
  ["a service that an adviser begins to offer", "price-book", offerOne],
  ["a deleted price", "price-book", () => db.pricePeriod.deleteMany({ where: { currency: "EUR" } })],
  ["a reworded claim", "claims", () => db.claimText.updateMany({ where: { locale: "de" }, data: { source: "Akte" } })],
  ["a verified claim", "claims", verifyClaim],
  ["a deleted claim", "claims", () => db.claim.deleteMany({ where: { key: "regulator.ciro" } })],
])("records %s as a change", async (_change, subject, change) => {
  await change();
  expect(await changed()).toEqual([subject]);
});

it("records no change if an update changes no value or finds no record", async () => {
  await db.service.updateMany({ data: { isActive: false } });
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  await db.service.updateMany({ data: { isActive: false } });
  await db.claim.updateMany({ where: { key: "no such claim" }, data: { position: 1 } });
  expect(await changed()).toEqual([]);
});

it("counts a claim's expiry as a change if the claim has expired and belongs to the queried profile", async () => {
  const expire = (profile: string, key: string, day: "2026-11-15" | "2026-11-19" | "2026-11-21") =>
    db.claim.update({ where: { profile_key: { profile, key } }, data: { expiresOn: dateFromDay(day) } });
  await expire("ca", "statistic.cases", "2026-11-15");
  await expire("ca", "promise.response-time", "2026-11-21");
  await expire("uk", "statistic.cases", "2026-11-19");
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  expect(await findRecordDays(query)).toEqual({ claims: "2026-11-15", "price-book": "2026-02-28" });
});

it("counts the first day of a price as a change once the day has come", async () => {
  const [service] = await db.service.findMany({ take: 1, select: { id: true } });
  const row = { serviceId: service?.id ?? "", currency: "CAD", kind: "initial", amountMinor: 1 } as const;
  await db.pricePeriod.createMany({
    data: (["2026-11-12", "2026-12-24"] as const).map((day) => ({ ...row, validFrom: dateFromDay(day) })),
  });
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  expect((await findRecordDays(query))["price-book"]).toBe("2026-11-12");
});
