import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import { seed } from "@/prisma/seed";

import { findRecordDays } from "./queries";

const asked = { profile: "ca", zone: "America/Toronto", today: "2026-11-20" } as const;

beforeAll(() => seed("live"), 30_000);

/** As though everything had last changed then. */
const longAgo = new Date("2026-03-01T02:00:00Z");
beforeEach(() => db.recordChange.updateMany({ data: { changedAt: longAgo } }));

/** The kinds of records that have changed since. */
async function changed(): Promise<readonly string[]> {
  const rows = await db.recordChange.findMany({ where: { changedAt: { not: longAgo } }, orderBy: { subject: "asc" } });
  return rows.map(({ subject }) => subject);
}

it("tells the office's day of the last change", async () => {
  expect(await findRecordDays(asked)).toMatchObject({ claims: "2026-02-28", "price-book": "2026-02-28" });
});

it("knows no day where nothing has changed since days are kept", async () => {
  await db.recordChange.deleteMany();
  expect(await findRecordDays(asked)).toEqual({});
  await db.claim.updateMany({ where: { key: "regulator.ciro" }, data: { position: 90 } });
  await db.service.updateMany({ where: { slug: "initial-consultation" }, data: { minutes: 61 } });
  expect(Object.keys(await findRecordDays(asked)).sort()).toEqual(["claims", "price-book"]);
});

/** As two staff members do it. */
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
  const evidence = { evidenceUrl: "https://www.ciro.ca/", verifiedOn: dateFromDay("2026-11-01") };
  await db.claim.updateMany({
    where: { key: "regulator.ciro", profile: "ca" },
    data: { ...evidence, verifiedById, secondVerifierId },
  });
}

it.each<[string, string, () => Promise<unknown>]>([
  [
    "a price that goes up",
    "price-book",
    () => db.servicePrice.updateMany({ where: { currency: "GBP" }, data: { followUpMinor: 1 } }),
  ],
  [
    "a service in other words",
    "price-book",
    () => db.serviceText.updateMany({ where: { locale: "de" }, data: { name: "Gespräch" } }),
  ],
  ["a service that is given up", "price-book", () => db.service.updateMany({ data: { isActive: false } })],
  ["a price that is taken away", "price-book", () => db.servicePrice.deleteMany({ where: { currency: "EUR" } })],
  [
    "a claim in other words",
    "claims",
    () => db.claimText.updateMany({ where: { locale: "de" }, data: { source: "Akte" } }),
  ],
  ["a claim that is verified", "claims", verifyClaim],
  ["a claim that is deleted", "claims", () => db.claim.deleteMany({ where: { key: "regulator.ciro" } })],
])("notes %s", async (_change, subject, change) => {
  await change();
  expect(await changed()).toEqual([subject]);
});

it("notes nothing where a record is written as it was, or none is found", async () => {
  await db.service.updateMany({ data: { isActive: false } });
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  await db.service.updateMany({ data: { isActive: false } });
  await db.claim.updateMany({ where: { key: "no such claim" }, data: { position: 1 } });
  expect(await changed()).toEqual([]);
});

it("counts the day on which a claim of this profile expired, and none to come", async () => {
  const expire = (profile: string, key: string, day: "2026-11-15" | "2026-11-19" | "2026-11-21") =>
    db.claim.update({ where: { profile_key: { profile, key } }, data: { expiresOn: dateFromDay(day) } });
  await expire("ca", "statistic.cases", "2026-11-15");
  await expire("ca", "promise.response-time", "2026-11-21");
  await expire("uk", "statistic.cases", "2026-11-19");
  await db.recordChange.updateMany({ data: { changedAt: longAgo } });
  expect(await findRecordDays(asked)).toEqual({ claims: "2026-11-15", "price-book": "2026-02-28" });
});
