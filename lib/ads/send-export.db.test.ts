import { sampleConversions } from "@/lib/firm/ad-conversions";
import type { AdConversions } from "@/lib/firm/ad-conversions";
import { insertVersion } from "@/lib/firm/commands/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { dataManager, serviceAccount } from "@/lib/testing/data-manager";

import { checkWithGoogle } from "./commands/check-with-google";
import { queueExports } from "./commands/queue-exports";
import { readAnswer, sendExport } from "./commands/send-export";
import { countConversions } from "./queries/conversions";
import { aQualifiedLead, clearLeads, notAgreed } from "./testing/stored-leads";

const now = Date.parse("2034-09-06T15:00:00Z");
const settings: Record<string, string | undefined> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const withIds = {
  ...sampleConversions,
  qualified: { ...sampleConversions.qualified, id: "111" },
  "consultation-held": { ...sampleConversions["consultation-held"], id: "222" },
  engaged: { ...sampleConversions.engaged, id: "333" },
};
let version = 0;
let google: Awaited<ReturnType<typeof dataManager>>;
const quiet = jest.spyOn(process.stdout, "write").mockImplementation(() => true);

beforeEach(async () => {
  await clearLeads();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  google = await dataManager();
  settings.GOOGLE_DATA_MANAGER_URL = google.url;
  settings.GOOGLE_DATA_MANAGER_CREDENTIALS = serviceAccount;
  settings.GOOGLE_DATA_MANAGER_DESTINATION = "123-456-7890";
  await useTerms(withIds);
});
afterEach(() => google.close());
afterAll(() => quiet.mockRestore());

/** Stores a version of the firm's record with these terms. */
async function useTerms(adConversions: AdConversions | null): Promise<void> {
  version += 1;
  await insertVersion(db, { profile: "ca", version, facts: { ...sampleFacts.ca, adConversions } });
  await refreshFirm();
}

const theExport = () => db.adExport.findFirstOrThrow({ orderBy: [{ madeAt: "desc" }, { id: "asc" }] });
const queuedTasks = () => db.$queryRaw<{ task: string }[]>`
  select identifier as task from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id order by jobs.id`;

it("asks nothing of Google and queues nothing without access to it", async () => {
  await aQualifiedLead(now);
  delete settings.GOOGLE_DATA_MANAGER_CREDENTIALS;
  expect(await queueExports(now)).toBe(0);
  expect(await checkWithGoogle(now)).toMatchObject({ details: { rule: "no-service" } });
  expect([google.requests, await db.adExport.count()]).toEqual([[], 0]);
});

it.each([
  [null, "no-terms"],
  [sampleConversions, "no-ids"],
])("sends nothing with the terms %j", async (terms, rule) => {
  await useTerms(terms);
  await aQualifiedLead(now);
  expect(await queueExports(now)).toBe(0);
  expect(await checkWithGoogle(now)).toMatchObject({ details: { rule } });
  expect(google.requests).toEqual([]);
});

it("sends conversions once, and stores what Google answers later", async () => {
  const lead = await aQualifiedLead(now);
  await aQualifiedLead(now, notAgreed);
  expect([await queueExports(now), await queueExports(now)]).toEqual([1, 0]);
  expect(await queuedTasks()).toEqual([{ task: "send-conversions" }]);
  const { id } = await theExport();
  await sendExport(id, now);
  await sendExport(id, now);
  const [conversion] = await db.conversion.findMany();
  expect(google.ingested()).toEqual([
    expect.objectContaining({
      validateOnly: false,
      events: [
        expect.objectContaining({
          transactionId: conversion?.id,
          adIdentifiers: { gclid: lead.gclid },
          eventTimestamp: lead.decidedAt?.toISOString(),
          conversionValue: sampleConversions.qualified.minor / 100,
        }),
      ],
    }),
  ]);
  expect(await theExport()).toMatchObject({ state: "sent", requestId: "request-2" });
  google.setStatus({ requestStatusPerDestination: [{ requestStatus: "PROCESSING" }] });
  await readAnswer(id, now + msPerHour);
  expect(await theExport()).toMatchObject({ state: "sent", answeredAt: null });
  const errorCounts = [{ recordCount: "1", reason: "PROCESSING_ERROR_REASON_INVALID_GCLID" }];
  google.setStatus({ requestStatusPerDestination: [{ requestStatus: "FAILED", errorInfo: { errorCounts } }] });
  await readAnswer(id, now + 2 * msPerHour);
  expect(await theExport()).toMatchObject({ state: "failed", answer: { errors: { INVALID_GCLID: 1 } } });
});

it("repeats a request with the same ids while Google is away or limits the requests", async () => {
  await aQualifiedLead(now);
  await queueExports(now);
  const { id } = await theExport();
  google.answerWith(503, {});
  google.answerWith(429, { error: { status: "RESOURCE_EXHAUSTED" } });
  await expect(sendExport(id, now)).rejects.toMatchObject({ code: "HTTP_503" });
  await expect(sendExport(id, now)).rejects.toMatchObject({ code: "HTTP_429" });
  expect((await theExport()).state).toBe("queued");
  await sendExport(id, now);
  const ids = google.ingested().map(({ events }) => events.map(({ transactionId }) => transactionId));
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  expect((await theExport()).state).toBe("sent");
});

it("after a fast fail, keeps the named conversions out and sends the others in the next run", async () => {
  for (const hour of [3, 2, 1]) await aQualifiedLead(now, { decidedAt: new Date(now - hour * msPerHour) });
  await queueExports(now);
  const { id } = await theExport();
  const fieldViolations = [{ field: "events.events[1].ad_identifiers", reason: "INVALID_GCLID" }];
  google.answerWith(400, { error: { status: "INVALID_ARGUMENT", details: [{ fieldViolations }] } });
  await sendExport(id, now);
  expect(await theExport()).toMatchObject({ state: "refused", answer: { code: "INVALID_ARGUMENT" } });
  expect(await db.conversion.findMany()).toEqual([expect.objectContaining({ refusedAs: "INVALID_GCLID" })]);
  expect(await queueExports(now + msPerHour)).toBe(1);
  const next = await db.adExport.findFirstOrThrow({ where: { state: "queued" } });
  await sendExport(next.id, now + msPerHour);
  expect(google.ingested().map(({ events }) => events.length)).toEqual([3, 2]);
});

it("waits a day after Google refused a whole request, because the settings are wrong", async () => {
  await aQualifiedLead(now);
  await queueExports(now);
  google.answerWith(403, { error: { status: "PERMISSION_DENIED" } });
  await sendExport((await theExport()).id, now);
  expect(await countConversions(now)).toEqual([{ action: "qualified", view: "ready", reason: null, count: 1 }]);
  expect(await queueExports(now + msPerHour)).toBe(0);
  expect(await queueExports(now + msPerDay + msPerHour)).toBe(1);
});

it("sends no conversion whose visitor withdrew the agreement after it was queued", async () => {
  const { id } = await aQualifiedLead(now);
  await queueExports(now);
  await db.lead.update({ where: { id }, data: { ...notAgreed, gclid: null } });
  await sendExport((await theExport()).id, now);
  expect([google.requests, (await theExport()).state, await db.conversion.count()]).toEqual([[], "empty", 0]);
});

it("has Google check a request without counting or storing it", async () => {
  await aQualifiedLead(now);
  expect(await checkWithGoogle(now)).toEqual({ ok: true, value: undefined });
  google.answerWith(400, { error: { status: "INVALID_ARGUMENT", details: [{ reason: "DESTINATION_UNKNOWN" }] } });
  expect(await checkWithGoogle(now)).toEqual({ ok: true, value: "DESTINATION_UNKNOWN" });
  expect(google.ingested().map(({ validateOnly }) => validateOnly)).toEqual([true, true]);
  expect(await db.adExport.count()).toBe(0);
});

it("signs in with a refresh token too, and stores a refused sign-in as an answer", async () => {
  await aQualifiedLead(now);
  const user = { type: "authorized_user", client_id: "c", client_secret: "s", refresh_token: "r" };
  settings.GOOGLE_DATA_MANAGER_CREDENTIALS = JSON.stringify(user);
  expect(await checkWithGoogle(now)).toEqual({ ok: true, value: "UNAUTHENTICATED" });
  expect(google.requests).toEqual([
    { path: "/token", body: "grant_type=refresh_token&client_id=c&client_secret=s&refresh_token=r" },
  ]);
});
