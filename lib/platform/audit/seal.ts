import { db, Prisma } from "../db/client";
import type { Tx } from "../db/client";
import { log } from "../log";
import { msPerDay } from "../time/instant";
import type { Instant } from "../time/instant";
import { beginning, canonicalEntry, chainHash, hex, rowHash } from "./seal-values";

const batchSize = 1_000;

/**
 * How long after a later entry was sealed an entry may still be committed, in milliseconds. Our transactions last
 * seconds. The check reports an entry that appears later as added.
 */
export const lateEntries = msPerDay;

/**
 * An entry below this id is never sealed any more. Entries above it are compared with the seals one by one, because an
 * entry with a lower id can be committed after one with a higher id was sealed.
 */
export async function sealingFloor(tx: Pick<Tx, "auditSeal">, now: Instant): Promise<bigint> {
  const old = await tx.auditSeal.findFirst({
    where: { sealedAt: { lt: new Date(now - lateEntries) } },
    orderBy: { seq: "desc" },
    select: { eventId: true },
  });
  return old?.eventId ?? 0n;
}

/** The condition for an entry `e` that has no seal yet. */
export const isUnsealed = (floor: bigint) => Prisma.sql`
  e.id > ${floor} and not exists (select from audit_seals s where s.event_id = e.id)`;

/**
 * Seals the committed entries in the order of their ids. Entries of a transaction that is not older than the oldest
 * running one wait for the next run, so that the order of the seals is the order in which changes became visible.
 */
export async function sealAudit(now: Instant): Promise<{ readonly entries: number }> {
  let entries = 0;
  let head: Head | undefined;
  for (;;) {
    const sealed = await db.$transaction((tx) => sealEntries(tx, now));
    entries += sealed.count;
    head = sealed.head;
    if (sealed.count < batchSize) break;
  }
  // The log leaves the machine with the anchor, so a later change of the chain contradicts it.
  if (entries > 0 && head) log("info", "audit.sealed", { entries, seq: head.seq, chain: hex(head.chainHash) });
  return { entries };
}

type Head = { readonly seq: number; readonly chainHash: Uint8Array };

/** Seals the next entries within a transaction. `isCommitted` is the condition for entries that no longer change. */
export async function sealEntries(
  tx: Tx,
  now: Instant,
  isCommitted = Prisma.sql`age(e.xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid)`,
): Promise<{ readonly count: number; readonly head: Head }> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('audit_seals'))`;
  const last = await tx.auditSeal.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, chainHash: true } });
  const floor = await sealingFloor(tx, now);
  const entries = await tx.$queryRaw<{ id: bigint; canonical: string }[]>`
    select e.id, ${canonicalEntry} as canonical from audit_events e
    where ${isUnsealed(floor)} and ${isCommitted}
    order by e.id limit ${batchSize}`;
  let head: Head = { seq: Number(last?.seq ?? 0), chainHash: last?.chainHash ?? beginning };
  const seals = entries.map(({ id, canonical }) => {
    const sealedAt = new Date(now);
    const seal = { seq: head.seq + 1, eventId: Number(id), sealedAt, rowHash: Uint8Array.from(rowHash(canonical)) };
    head = { seq: seal.seq, chainHash: Uint8Array.from(chainHash(seal, head.chainHash)) };
    return { ...seal, chainHash: Uint8Array.from(head.chainHash) };
  });
  if (seals.length > 0) await tx.auditSeal.createMany({ data: seals });
  return { count: seals.length, head };
}
