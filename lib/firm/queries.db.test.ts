import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { seed } from "@/prisma/seed";

import { listClaims } from "./queries";

const today = "2026-11-20";
const people = ["8b1f5a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f", "1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f"] as const;

beforeAll(() => seed("live"), 30_000);

async function verify(key: string, evidenceUrl: string, expiresOn: Day | null): Promise<void> {
  await db.claim.update({
    where: { profile_key: { profile: "ca", key } },
    data: {
      evidenceUrl,
      verifiedById: people[0],
      secondVerifierId: people[1],
      verifiedOn: dateFromDay("2026-11-01"),
      expiresOn: expiresOn && dateFromDay(expiresOn),
    },
  });
}

it("lists nothing on a live site while nothing is verified", async () => {
  expect(await listClaims({ profile: "ca", locale: "en", mode: "live", today })).toEqual({ claims: [], expiresOn: null });
});

it("seeds no client, no adviser and no sign-in for a live site", async () => {
  expect([await db.client.count(), await db.adviser.count(), await db.staffUser.count(), await db.booking.count()]).toEqual([0, 0, 0, 0]);
  expect(await db.service.count({ where: { availableForNewClients: true } })).toBe(6);
});

it("lists every claim of the profile in a demonstration, as a sample that never expires", async () => {
  const shown = await listClaims({ profile: "uk", locale: "de", mode: "demo", today });
  expect(shown.claims).toHaveLength(await db.claim.count({ where: { profile: "uk" } }));
  expect(shown.claims.every(({ isSample }) => isSample)).toBe(true);
  expect(shown.expiresOn).toBeNull();
});

it("gives texts and facts in the reader's language, in the order of the seed", async () => {
  const { claims } = await listClaims({ profile: "ca", locale: "fr-CA", mode: "demo", today });
  expect(claims[0]).toMatchObject({ key: "regulator.ciro", kind: "regulator", facts: { badge: "Réglementée par l’OCRI", register: "ciro" } });
});

it("lists on a live site what is verified, with the nearest expiry", async () => {
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

it("drops an expired claim on its day", async () => {
  const { claims, expiresOn } = await listClaims({ profile: "ca", locale: "en", mode: "live", today: "2027-01-15" });
  expect(claims.map(({ key }) => key)).not.toContain("statistic.cases");
  expect(expiresOn).toBe("2027-03-01");
});

it("falls back to English for a missing translation, and shows nothing without any text", async () => {
  await db.claimText.deleteMany({ where: { locale: "de", claim: { key: "regulator.ciro" } } });
  const german = await listClaims({ profile: "ca", locale: "de", mode: "live", today });
  expect(german.claims.find(({ key }) => key === "regulator.ciro")?.text).toMatch(/^Regulated by/);
  await db.claimText.deleteMany({ where: { claim: { key: "regulator.ciro" } } });
  const none = await listClaims({ profile: "ca", locale: "de", mode: "live", today });
  expect(none.claims.map(({ key }) => key)).not.toContain("regulator.ciro");
});

it("keeps a claim with broken facts off a live site", async () => {
  await db.claim.update({ where: { profile_key: { profile: "ca", key: "regulator.osc" } }, data: { facts: [] } });
  await verify("regulator.osc", "https://www.osc.ca/firm/1", null);
  const { claims } = await listClaims({ profile: "ca", locale: "en", mode: "live", today });
  expect(claims.map(({ key }) => key)).not.toContain("regulator.osc");
});
