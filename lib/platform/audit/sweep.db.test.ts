import { emptyTables } from "@/lib/testing/empty-tables";
import { withoutTriggers } from "@/lib/testing/without-triggers";
import { staffAs } from "@/lib/testing/staff-as";

import { db, Prisma } from "../db/client";
import { sweepAudit } from "./sweep";
import { sealAll } from "./testing/seal-all";
import { emptyLog } from "./testing/sealed-log";
import { verifyAudit } from "./verify";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
const gone = "00000000-0000-4000-8000-000000000001";
const check = async () => (await verifyAudit(db, { now })).fault;

beforeEach(async () => {
  await emptyTables("staff_users");
  await emptyLog();
});

/** Writes an entry that is so many years older than the database's clock. */
const write = (years: number, action: string, kind: string, id: string) => db.$executeRaw`
  insert into audit_events (at, actor_kind, action, subject_kind, subject_id)
  values (now() - ${years} * interval '1 year', 'system', ${action}, ${kind}, ${id})`;

/** Seals the entries as if they had been sealed when they were written. */
async function sealLongAgo(): Promise<void> {
  const [clock] = await db.$queryRaw<{ at: Date }[]>`select now() - interval '7 years 1 month' as at`;
  await sealAll(clock?.at.getTime() ?? 0);
}

it("deletes what is over seven years after the end of its record, and leaves an entry about it", async () => {
  const { id } = await staffAs("viewer");
  await write(7.5, "staff.signed-in", "staff", id);
  await write(8, "staff.access-changed", "staff", id);
  await write(9, "booking.moved", "booking", gone);
  await write(9, "client.file-read", "client", gone);
  await write(8, "job.retried", "job", "12");
  await write(9, "firm.changed", "firm", "firm");
  await sealLongAgo();
  // Something was written about this client later, so its record ended less than seven years ago.
  await write(6, "client.erased", "client", gone);
  expect(await sweepAudit()).toEqual({ entries: 3 });
  const left = await db.auditEvent.findMany({ orderBy: { id: "asc" } });
  expect(left.map(({ action }) => action)).toEqual([
    ...["staff.access-changed", "client.file-read", "firm.changed", "client.erased", "audit.deleted"],
  ]);
  expect(left.at(-1)?.details).toEqual({ from: 1, to: 5, count: 3 });
  await sealAll(now);
  expect(await check()).toBeUndefined();
  expect(await sweepAudit()).toEqual({ entries: 0 });
});

it("deletes nothing that is younger or has no seal", async () => {
  await write(6.9, "booking.moved", "booking", gone);
  await sealLongAgo();
  await write(9, "booking.moved", "booking", gone.replace(/1$/, "2"));
  expect(await sweepAudit()).toEqual({ entries: 0 });
});

it("covers no entry that someone else deletes within the range", async () => {
  await write(9, "booking.moved", "booking", gone);
  await write(9, "firm.changed", "firm", "firm");
  await write(8, "job.retried", "job", "12");
  await sealLongAgo();
  expect(await sweepAudit()).toEqual({ entries: 2 });
  expect(await check()).toBeUndefined();
  await withoutTriggers(Prisma.sql`delete from audit_events where action = 'firm.changed'`);
  expect(await check()).toMatchObject({ kind: "missing" });
});

it.each([
  "update audit_events set action = 'x'",
  "delete from audit_events",
  "truncate audit_events",
  "update audit_seals set sealed_at = now()",
  "delete from audit_seals",
  "truncate audit_seals",
  "delete from audit_anchors",
])("refuses %j", async (statement) => {
  await write(1, "firm.changed", "firm", "firm");
  await sealAll(now);
  await db.auditAnchor.createMany({ data: [{ seq: 1, chainHash: new Uint8Array(32), at: new Date() }] });
  await expect(db.$executeRawUnsafe(statement)).rejects.toThrow("the audit log only grows");
});
