import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { insertClaim } from "@/lib/testing/claim-rows";
import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { staffAs } from "@/lib/testing/staff-as";
import { seed } from "@/prisma/seed";

import { queueExpiryReminders, sendExpiryReminder } from "./remind";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const day = (text: string) => Date.parse(`${text}T15:00:00Z`);
let people: readonly string[];

beforeAll(() => seed("live"));
beforeEach(async () => {
  people = [(await staffAs("compliance")).id, (await staffAs("admin")).id];
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await db.claim.deleteMany();
});

const aClaim = (expires: string) => withClient(testDatabaseUrl(), (client) => insertClaim(client, people, { expires }));
const jobs = () =>
  db.$queryRaw<{ payload: { staffId?: string; days: number; claims: string[]; at: string } }[]>`
    select payload from graphile_worker._private_jobs order by id`;

it("reminds the owner 30 days and 7 days before the expiry, once each", async () => {
  const id = await aClaim("2027-06-01");
  await db.claim.update({ where: { id }, data: { ownerId: people[1] ?? null } });
  for (const [today, count] of [
    ["2027-05-01", 0],
    ["2027-05-02", 1],
    ["2027-05-03", 0],
    ["2027-05-25", 1],
    ["2027-05-26", 0],
    ["2027-06-01", 0],
  ] as const)
    expect([today, await queueExpiryReminders(day(today))]).toEqual([today, count]);
  expect((await jobs()).map(({ payload }) => [payload.staffId, payload.days, payload.claims])).toEqual([
    [people[1], 30, [id]],
    [people[1], 7, [id]],
  ]);
});

it("reminds once if a claim is found only in its last week, and compliance if it has no active owner", async () => {
  await aClaim("2027-06-01");
  expect(await queueExpiryReminders(day("2027-05-28"))).toBe(1);
  const compliance = await db.staffUser.findMany({ where: { role: "compliance", isActive: true } });
  expect((await jobs()).map(({ payload }) => payload.staffId).sort()).toEqual(compliance.map(({ id }) => id).sort());
});

it("sends no reminder of a claim that has ended since", async () => {
  const id = await aClaim("2027-06-01");
  await queueExpiryReminders(day("2027-05-28"));
  const [job] = await jobs();
  await db.claim.update({ where: { id }, data: { evidenceUrl: null } });
  expect(await sendExpiryReminder(job?.payload ?? { claims: [], days: 7, at: "" })).toBeUndefined();
});

it("the email lists the claims with their days", async () => {
  await aClaim("2027-06-01");
  await queueExpiryReminders(day("2027-05-28"));
  const [job] = await jobs();
  const mailer = aMailer();
  await sendExpiryReminder(job?.payload ?? { claims: [], days: 7, at: "" }, mailer);
  expect(mailer.emails).toHaveLength(1);
  expect(JSON.stringify(mailer.emails)).toMatch(/text \(.*\b1\b.*\)/);
});
