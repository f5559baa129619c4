import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";
import { seed } from "@/prisma/seed";
import { seedClaims } from "@/prisma/seed/claims";

import { listClaims } from "./shown-claims";

const today = "2026-11-20";
let people: readonly string[];

beforeAll(async () => {
  await seed("live");
  await withClient(testDatabaseUrl(), async (client) => void (people = await addVerifiers(client)));
});

/** Replaces the claims with the sample claims of demo mode, because the claims of a new live site have no texts. */
async function write(): Promise<void> {
  await db.claim.deleteMany();
  await db.$transaction((tx) => seedClaims(tx, "demo", () => crypto.randomUUID()));
}

async function verify(key: string, evidenceUrl: string, expiresOn: Day | null): Promise<void> {
  const { id } = await db.claim.update({
    where: { profile_key: { profile: "ca", key } },
    data: { evidenceUrl, expiresOn: expiresOn && dateFromDay(expiresOn) },
    select: { id: true },
  });
  await db.confirmation.create({
    data: {
      kind: "claim",
      subjectId: id,
      proposedById: people[0] ?? "",
      confirmedById: people[1] ?? null,
      confirmedAt: dateFromDay("2026-11-01"),
      confirmedOn: dateFromDay("2026-11-01"),
    },
  });
}

it("lists no claims on a live site until a claim is verified", async () => {
  expect(await listClaims({ profile: "ca", locale: "en", mode: "live", today })).toEqual({
    claims: [],
    expiresOn: null,
  });
});

it("the seed of a live site creates no clients, advisers, bookings or staff accounts", async () => {
  expect([await db.client.count(), await db.adviser.count(), await db.booking.count()]).toEqual([0, 0, 0]);
  expect(await db.staffUser.count()).toBe(people.length);
  expect(await db.service.count({ where: { availableForNewClients: true } })).toBe(6);
});

it("omits a verified claim that has no text", async () => {
  await verify("regulator.ciro", "https://www.ciro.ca/member/1", null);
  for (const mode of ["demo", "live"] as const)
    expect((await listClaims({ profile: "ca", locale: "de", mode, today })).claims).toEqual([]);
});

it("lists every claim of the profile as a sample in demo mode and returns no expiry day", async () => {
  await write();
  const result = await listClaims({ profile: "uk", locale: "de", mode: "demo", today });
  expect(result.claims).toHaveLength(await db.claim.count({ where: { profile: "uk" } }));
  expect(result.claims.every(({ isSample }) => isSample)).toBe(true);
  expect(result.expiresOn).toBeNull();
});

it("lists claims in the order of the seed, with texts and facts in the reader's language", async () => {
  const { claims } = await listClaims({ profile: "ca", locale: "fr-CA", mode: "demo", today });
  expect(claims[0]).toMatchObject({
    key: "regulator.ciro",
    kind: "regulator",
    facts: { badge: "Réglementé par l’OCRI", register: "ciro" },
  });
});

it("lists only verified claims on a live site and returns their earliest expiry day", async () => {
  await verify("regulator.ciro", "https://www.ciro.ca/member/1", "2027-03-01");
  await verify("statistic.cases", "https://example.com/audit.pdf", "2027-01-15");
  await verify("promise.response-time", "https://example.com/log.pdf", null);
  const { claims, expiresOn } = await listClaims({ profile: "ca", locale: "en", mode: "live", today });
  expect(claims.map(({ key, isSample }) => [key, isSample])).toEqual([
    ["regulator.ciro", false],
    ["promise.response-time", false],
    ["statistic.cases", false],
  ]);
  expect(expiresOn).toBe("2027-01-15");
});

it("no longer lists a claim on its expiry day", async () => {
  const { claims, expiresOn } = await listClaims({ profile: "ca", locale: "en", mode: "live", today: "2027-01-15" });
  expect(claims.map(({ key }) => key)).not.toContain("statistic.cases");
  expect(expiresOn).toBe("2027-03-01");
});

it("uses the English text if a translation is missing, and omits a claim without any text", async () => {
  await db.claimText.deleteMany({ where: { locale: "de", claim: { key: "regulator.ciro" } } });
  await db.claimText.updateMany({ where: { locale: "fr-CA", claim: { key: "regulator.ciro" } }, data: { text: " " } });
  await verify("regulator.ciro", "https://www.ciro.ca/member/1", null);
  const french = await listClaims({ profile: "ca", locale: "fr-CA", mode: "live", today });
  expect(french.claims.find(({ key }) => key === "regulator.ciro")?.text).toMatch(/^Regulated by/);
  const german = await listClaims({ profile: "ca", locale: "de", mode: "live", today });
  expect(german.claims.find(({ key }) => key === "regulator.ciro")?.text).toMatch(/^Regulated by/);
  await db.claimText.deleteMany({ where: { claim: { key: "regulator.ciro" } } });
  await verify("regulator.ciro", "https://www.ciro.ca/member/1", null);
  const none = await listClaims({ profile: "ca", locale: "de", mode: "live", today });
  expect(none.claims.map(({ key }) => key)).not.toContain("regulator.ciro");
});

it("leaves a claim out in a language that the firm excluded, instead of showing it in English", async () => {
  const where = { profile_key: { profile: "ca", key: "statistic.cases" } };
  await db.claim.update({ where, data: { leftOutLocales: ["fr-CA"] } });
  await verify("statistic.cases", "https://example.com/audit.pdf", null);
  const keys = async (locale: "en" | "fr-CA") =>
    (await listClaims({ profile: "ca", locale, mode: "live", today })).claims.map(({ key }) => key);
  expect(await keys("en")).toContain("statistic.cases");
  expect(await keys("fr-CA")).not.toContain("statistic.cases");
});

it("omits a claim about a regulator on a live site if the claim's facts are invalid", async () => {
  await db.claim.update({ where: { profile_key: { profile: "ca", key: "regulator.osc" } }, data: { facts: [] } });
  await verify("regulator.osc", "https://www.osc.ca/firm/1", null);
  const { claims } = await listClaims({ profile: "ca", locale: "en", mode: "live", today });
  expect(claims.map(({ key }) => key)).not.toContain("regulator.osc");
});
