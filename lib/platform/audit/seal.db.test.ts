import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { withoutTriggers } from "@/lib/testing/without-triggers";

import { db, Prisma } from "../db/client";
import { msPerDay, msPerHour, msPerMinute } from "../time/instant";
import { addAnchor, readAnchor } from "./anchors";
import { record } from "./record";
import { sealAudit } from "./seal";
import { canonicalEntry } from "./seal-values";
import { sealAll } from "./testing/seal-all";
import { aSealedLog, emptyLog } from "./testing/sealed-log";
import { verifyAudit } from "./verify";

const settings: { AUDIT_ANCHORS_FILE?: string } = {};
jest.mock("../env", () => {
  const { env } = jest.requireActual<typeof import("../env")>("../env");
  return { env: () => ({ ...env(), ...settings }) };
});

const now = Date.now();
const entry = { action: "service.changed", subjectKind: "service", subjectId: "a" } as const;
const check = () => verifyAudit(db, { now });

beforeEach(emptyLog);

it("seals every entry once and finds a complete log complete", async () => {
  for (let index = 0; index < 3; index += 1) await db.$transaction((tx) => record(tx, { kind: "system" }, entry));
  expect([await sealAll(now), await sealAudit(now)]).toEqual([{ entries: 3 }, { entries: 0 }]);
  expect(await check()).toEqual({ checked: 3, fault: undefined });
});

it("seals an entry that is committed after one with a higher id", async () => {
  await withClient(testDatabaseUrl(), async (late) => {
    await late.query("begin");
    await late.query(
      "insert into audit_events (actor_kind, action, subject_kind, subject_id) values ('system', 'late', 'job', '1')",
    );
    await db.$transaction((tx) => record(tx, { kind: "system" }, entry));
    // The committed entry waits for the older transaction.
    expect(await sealAudit(now)).toEqual({ entries: 0 });
    await late.query("commit");
  });
  expect(await sealAll(now)).toEqual({ entries: 2 });
  // A lower id than that of a sealed entry is sealed too.
  const first = await db.auditEvent.findFirstOrThrow({ orderBy: { id: "asc" } });
  await db.$executeRaw`
    insert into audit_events (id, actor_kind, action, subject_kind, subject_id)
    values (${first.id - 1n}, 'system', 'late', 'job', '2')`;
  expect(await sealAll(now + msPerMinute)).toEqual({ entries: 1 });
  expect(await check()).toEqual({ checked: 3, fault: undefined });
});

it("covers all columns of an entry", async () => {
  await db.$transaction((tx) => record(tx, { kind: "system" }, entry));
  const [row] = await db.$queryRaw<{ canonical: string; columns: bigint }[]>`
    select ${canonicalEntry} as canonical,
      (select count(*) from information_schema.columns where table_name = 'audit_events') as columns
    from audit_events e`;
  expect(JSON.parse(row?.canonical ?? "[]")).toHaveLength(Number(row?.columns));
});

it("misses the end of the log that an anchor in the file still knows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "anchors-"));
  const path = join(folder, "anchors");
  settings.AUDIT_ANCHORS_FILE = path;
  try {
    await aSealedLog(now, 2);
    expect(readAnchor(readFileSync(path, "utf8"))?.seq).toBe(40);
    expect(await addAnchor(now)).toBeUndefined();
    await withoutTriggers(
      Prisma.sql`delete from audit_events where id in (select event_id from audit_seals where seq > 30)`,
      Prisma.sql`delete from audit_seals where seq > 30`,
      Prisma.sql`delete from audit_anchors`,
    );
    expect((await check()).fault).toEqual({ kind: "anchor", entry: 40 });
  } finally {
    delete settings.AUDIT_ANCHORS_FILE;
    rmSync(folder, { recursive: true });
  }
});

it("finds entries that were added without a seal or with an earlier time", async () => {
  await aSealedLog(now, 4);
  const [first] = await db.auditEvent.findMany({ orderBy: { id: "asc" }, take: 1 });
  const add = (id: Prisma.Sql, at: Date) => db.$executeRaw`
    insert into audit_events (id, at, actor_kind, action, subject_kind, subject_id)
    values (${id}, ${at}, 'system', 'invented', 'job', '2')`;
  await add(Prisma.sql`${(first?.id ?? 0n) - 1n}`, new Date(now - 3 * msPerDay));
  expect((await check()).fault).toMatchObject({ kind: "added" });
  await withoutTriggers(Prisma.sql`delete from audit_events where action = 'invented'`);
  await add(Prisma.sql`nextval('audit_events_id_seq')`, new Date(now - 3 * msPerDay));
  expect(await sealAll(now + msPerHour)).toEqual({ entries: 1 });
  expect((await check()).fault).toMatchObject({ kind: "backdated" });
});

it("reads an anchor from a pasted email, whatever surrounds it", () => {
  const chain = "0123456789abcdef".repeat(4);
  expect(readAnchor(`Seal of the log:\n 48-${chain} \nKeep this email.`)).toEqual({ seq: 48, chain });
  expect(readAnchor(`48-${chain.slice(0, 30)}\n${chain.slice(30)}`)).toEqual({ seq: 48, chain });
  expect(readAnchor("48-abc")).toBeUndefined();
});
