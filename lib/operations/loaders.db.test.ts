import { Client } from "pg";

import { loadIncomplete } from "@/lib/audit/loaders";
import { runCheck } from "@/lib/platform/audit/checks";
import { aSealedLog } from "@/lib/platform/audit/testing/sealed-log";
import { db, Prisma } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { siteStatus } from "@/lib/platform/status/site-status";
import { msPerHour } from "@/lib/platform/time/instant";
import { testDatabaseUrl } from "@/lib/testing/database";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";
import { withoutTriggers } from "@/lib/testing/without-triggers";

import { loadOperations } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const settings: { MAIL: string } = { MAIL: "on" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const now = Date.now();
const load = async () => loadOperations(await staffAs("admin"), now);
const lineOf = async (name: string) =>
  Object.values((await load()).sections)
    .flat()
    .find((line) => line.name === name);

/** Stores an invitation's job that failed this often. */
async function failedInvitation(attempts: number): Promise<void> {
  const payload = { linkId: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa" };
  await db.$transaction((tx) => enqueue(tx, { task: "staff-invitation", payload }));
  await db.$executeRaw`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'staff-invitation Error EAUTH 535'`;
}

beforeEach(() => emptyTables("graphile_worker._private_jobs", "sent_emails", "audit_checks"));

it("judges a failed email as /api/status does, and says what failed", async () => {
  expect(await siteStatus()).toMatchObject({ mail: "unknown", jobs: "ok" });
  await failedInvitation(25);
  expect(await siteStatus()).toMatchObject({ mail: "failed", jobs: "failed", backup: "unknown" });
  const { sections, failed, facts } = await load();
  expect(sections.act.map(({ name }) => name)).toEqual(["worker", "jobs", "mail"]);
  expect(sections.fine.map(({ name }) => name)).toEqual(expect.arrayContaining(["database", "migrations", "storage"]));
  expect(failed).toMatchObject([{ kind: "staff-invitation", count: 1, dead: 1 }]);
  expect(facts.site.mail.facts).toMatchObject({ failing: 1, error: "staff-invitation Error EAUTH 535" });
});

it("looks at a task that is tried again", async () => {
  await failedInvitation(2);
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`;
  expect(await siteStatus()).toMatchObject({ jobs: "ok" });
  expect(await lineOf("jobs")).toMatchObject({ state: "look", detail: "failing" });
});

it("does not call an email failed that waits because emails are off", async () => {
  await failedInvitation(0);
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '1 hour', last_error = null`;
  expect(await siteStatus()).toMatchObject({ jobs: "failed" });
  settings.MAIL = "off";
  expect(await siteStatus()).toMatchObject({ jobs: "ok" });
  expect(await lineOf("jobs")).toMatchObject({ state: "look", detail: "held", values: { held: 1, overdue: 0 } });
  settings.MAIL = "on";
});

it("says since when the audit log is not complete, here and on Today", async () => {
  await aSealedLog(now, 1);
  await runCheck(undefined, () => now - 3 * msPerHour);
  expect(await lineOf("audit")).toMatchObject({ state: "fine", detail: "complete" });
  const { eventId } = await db.auditSeal.findUniqueOrThrow({ where: { seq: 7 } });
  await withoutTriggers(Prisma.sql`update audit_events set action = 'client.opened' where id = ${eventId}`);
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  for (const hours of [2, 1]) await runCheck(undefined, () => now - hours * msPerHour);
  write.mockRestore();
  const since = new Date(now - 2 * msPerHour);
  const values = { kind: "changed", entry: Number(eventId), since };
  expect(await lineOf("audit")).toMatchObject({ state: "act", detail: "incomplete", values });
  expect(await loadIncomplete(await staffAs("admin"))).toEqual(since);
  expect(await loadIncomplete(await staffAs("manager"))).toBeUndefined();
  await db.auditCheck.deleteMany({ where: { fault: { not: Prisma.DbNull } } });
  expect(await loadIncomplete(await staffAs("admin"))).toBeUndefined();
});

it("waits for a check that hangs no longer than three seconds, and shows all other lines", async () => {
  const staff = await staffAs("admin");
  const other = new Client({ connectionString: testDatabaseUrl() });
  await other.connect();
  try {
    await other.query("begin; lock table busy_calendars in access exclusive mode");
    const start = performance.now();
    const { sections } = await loadOperations(staff, now);
    expect(performance.now() - start).toBeLessThan(3_900);
    expect(sections.unknown).toContainEqual({ name: "calendars", state: "unknown", detail: "unread" });
    expect(sections.unknown.filter(({ detail }) => detail === "unread")).toHaveLength(1);
  } finally {
    await other.end();
  }
});
