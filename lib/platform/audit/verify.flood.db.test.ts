import { createHmac } from "node:crypto";

import { pick, seededRandom } from "@/lib/testing/random";

import { db, Prisma } from "../db/client";
import type { Tx } from "../db/client";
import { msPerHour } from "../time/instant";
import { sealAudit, sealEntries } from "./seal";
import { aSealedLog } from "./testing/sealed-log";
import { verifyAudit } from "./verify";

jest.setTimeout(400_000);

const now = Date.now();
const rounds = 1_000;
/** Added to the numbers of seals while they are moved. */
const aside = 1_000_000;
const random = seededRandom(7);
const chance = (most: number) => 1 + Math.floor(random() * most);

/** The id of the entry with this seal. */
const entryOf = (seq: number) => Prisma.sql`(select event_id from audit_seals where seq = ${seq})`;
const run = (tx: Tx, ...statements: readonly Prisma.Sql[]) =>
  statements.reduce<Promise<unknown>>((before, sql) => before.then(() => tx.$executeRaw(sql)), Promise.resolve());

const columns = [
  Prisma.sql`at = at + interval '1 millisecond'`,
  Prisma.sql`actor_kind = 'system'`,
  Prisma.sql`actor_id = null`,
  Prisma.sql`action = action || 'x'`,
  Prisma.sql`subject_kind = 'other'`,
  Prisma.sql`subject_id = subject_id || '0'`,
  Prisma.sql`details = details || '{"after": 99}'`,
  Prisma.sql`details = '{}'`,
  Prisma.sql`id = -id`,
];
const sealColumns = [
  Prisma.sql`sealed_at = sealed_at + interval '1 millisecond'`,
  Prisma.sql`row_hash = sha256(row_hash)`,
  Prisma.sql`chain_hash = sha256(chain_hash)`,
  Prisma.sql`event_id = -event_id`,
  Prisma.sql`seq = seq + 1000000`,
];

/** Deletes entries with their seals, and closes the gap in the numbers. */
const cutOut = (from: number, to: number) => [
  Prisma.sql`delete from audit_events where id in (select event_id from audit_seals where seq between ${from} and ${to})`,
  Prisma.sql`delete from audit_seals where seq between ${from} and ${to}`,
  Prisma.sql`update audit_seals set seq = seq + ${aside - (to - from + 1)} where seq > ${to}`,
  Prisma.sql`update audit_seals set seq = seq - ${aside} where seq > ${aside}`,
];

/** Changes an entry and calculates all hashes from it on again, with a key that the owner of the tables made up. */
async function forge(tx: Tx, seq: number): Promise<void> {
  const forged = (text: string) => Uint8Array.from(createHmac("sha256", "guess").update(text).digest());
  await run(tx, Prisma.sql`update audit_events set action = 'forged' where id = ${entryOf(seq)}`);
  for (const seal of await tx.auditSeal.findMany({ where: { seq: { gte: seq } }, take: 3 }))
    await tx.auditSeal.update({
      where: { seq: seal.seq },
      data: { rowHash: forged(`row ${seal.seq}`), chainHash: forged(`chain ${seal.seq}`) },
    });
}

type Manipulation = (tx: Tx, seq: number, other: number) => Promise<unknown>;

/** What the owner of the tables can do to entries and seals. `last` is the last anchored seal. */
const manipulations = (last: number): Readonly<Record<string, Manipulation>> => ({
  "change a column": (tx, seq) =>
    run(tx, Prisma.sql`update audit_events set ${pick(random, columns)} where id = ${entryOf(seq)}`),
  "delete an entry": (tx, seq) => run(tx, Prisma.sql`delete from audit_events where id = ${entryOf(seq)}`),
  "delete several": (tx, seq, other) =>
    run(
      tx,
      Prisma.sql`delete from audit_events where id in (select event_id from audit_seals
      where seq between ${Math.min(seq, other)} and ${Math.max(seq, other)})`,
    ),
  "delete an entry with its seal": (tx, seq) => run(tx, ...cutOut(seq, seq + chance(3) - 1)),
  "delete all": (tx) => run(tx, Prisma.sql`delete from audit_events`, Prisma.sql`delete from audit_seals`),
  "cut off the end": (tx, seq) =>
    run(
      tx,
      Prisma.sql`delete from audit_events where id in (select event_id from audit_seals where seq >= ${seq})`,
      Prisma.sql`delete from audit_seals where seq >= ${seq}`,
    ),
  "add an entry without a seal": (tx, seq) =>
    run(
      tx,
      Prisma.sql`insert into audit_events (id, at, actor_kind, action, subject_kind, subject_id)
      values (${-seq}, ${new Date(now)}, 'staff', 'invented', 'client', 'a')`,
    ),
  "add an entry that is then sealed": async (tx, seq) => {
    await run(
      tx,
      Prisma.sql`insert into audit_events (at, actor_kind, action, subject_kind, subject_id)
      select at, 'staff', 'invented', 'client', 'a' from audit_events where id = ${entryOf(Math.min(seq, 60))}`,
    );
    await sealEntries(tx, now + msPerHour, Prisma.sql`true`);
  },
  "swap two entries": (tx, seq, other) =>
    run(
      tx,
      Prisma.sql`update audit_events set id = -id where id in (${entryOf(seq)}, ${entryOf(other)})`,
      Prisma.sql`update audit_events set id = case when -id = ${entryOf(seq)} then ${entryOf(other)} else ${entryOf(seq)} end
        where id < 0`,
    ),
  "swap two seals": (tx, seq, other) =>
    run(
      tx,
      Prisma.sql`update audit_seals set seq = seq + ${aside} where seq in (${seq}, ${other})`,
      Prisma.sql`update audit_seals set seq = case when seq = ${seq + aside} then ${other}::int else ${seq}::int end where seq > ${aside}`,
    ),
  "change a seal": (tx, seq) =>
    run(tx, Prisma.sql`update audit_seals set ${pick(random, sealColumns)} where seq = ${seq}`),
  "forge the rest of the chain": forge,
  "claim a deletion by age": (tx, seq) =>
    run(
      tx,
      Prisma.sql`delete from audit_events where id = ${entryOf(seq)}`,
      Prisma.sql`insert into audit_events (actor_kind, action, subject_kind, subject_id, details)
        values ('system', 'audit.deleted', 'audit', '1', jsonb_build_object('from', 1, 'to', ${last}::int, 'count', 1))`,
    ),
});

class Undo extends Error {}

test("a check finds each of 1,000 changes that the owner of the tables makes without the key", async () => {
  await aSealedLog(now, 6);
  const last = await db.auditSeal.count();
  const kinds = Object.entries(manipulations(last));
  const missed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [name, manipulate] = kinds[round % kinds.length] ?? pick(random, kinds);
    const seq = chance(last - 1);
    const other = seq + chance(last - seq);
    const found = await foundAfter((tx) => manipulate(tx, seq, other));
    if (!found) missed.push(`${name} at ${seq} and ${other}`);
  }
  expect(missed).toEqual([]);
  expect((await verifyAudit(db, { now })).fault).toBeUndefined();
  expect(await sealAudit(now)).toEqual({ entries: 0 });
});

/** Whether the check finds a manipulation, which is then undone. */
async function foundAfter(manipulate: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  let found = false;
  const attempt = db.$transaction(async (tx) => {
    await tx.$executeRaw`set local session_replication_role = replica`;
    await manipulate(tx);
    found = (await verifyAudit(tx, { now })).fault !== undefined;
    throw new Undo();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}
