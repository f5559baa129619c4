import { db } from "../db/client";
import type { Tx, Prisma } from "../db/client";
import { enqueue } from "../jobs/enqueue";
import { log } from "../log";
import { msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import { verifyAudit } from "./verify";
import type { AuditFault } from "./verify";

/** A check without progress for this long has been interrupted, in milliseconds. */
const longestPause = 5 * msPerMinute;
/** Results are kept for this number of checks. */
const keptChecks = 100;

/** Queues a check and returns true, unless one is queued or running. */
export async function askForCheck(tx: Tx, now: Instant): Promise<boolean> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('audit_checks'))`;
  if (await tx.auditCheck.count({ where: unfinished(now) })) return false;
  const { id } = await tx.auditCheck.create({ data: { askedAt: new Date(now) }, select: { id: true } });
  await enqueue(tx, { task: "audit-check", payload: { id: Number(id) } });
  return true;
}

const unfinished = (now: Instant) => {
  const since = new Date(now - longestPause);
  return { finishedAt: null, OR: [{ seenAt: { gte: since } }, { seenAt: null, askedAt: { gte: since } }] };
};

/** Runs a check and stores its progress and result. Without an id, it is a scheduled check. */
export async function runCheck(id: bigint | undefined, clock: () => Instant): Promise<AuditFault | undefined> {
  const start = { startedAt: new Date(clock()), seenAt: new Date(clock()), total: BigInt(await db.auditSeal.count()) };
  const check =
    id === undefined
      ? await db.auditCheck.create({ data: { askedAt: start.startedAt, ...start }, select: { id: true } })
      : await db.auditCheck.update({ where: { id }, data: start, select: { id: true } });
  const save = (checked: number, result: Prisma.AuditCheckUpdateInput = {}) =>
    db.auditCheck.update({
      where: check,
      data: { checked: BigInt(checked), seenAt: new Date(clock()), ...result },
      select: { id: true },
    });
  const onProgress = async (checked: number) => void (await save(checked));
  const { checked, fault } = await verifyAudit(db, { now: clock(), onProgress });
  await save(checked, { finishedAt: new Date(clock()), ...(fault ? { fault } : {}) });
  if (fault) log("error", "audit.incomplete", fault);
  await db.auditCheck.deleteMany({ where: { id: { lt: check.id - BigInt(keptChecks) } } });
  return fault;
}

export type ChainState = {
  /** The newest finished check. Undefined before the first one. */
  readonly last: (Finished & { readonly fault: AuditFault | undefined }) | undefined;
  /** The check that is queued or running. */
  readonly running: { readonly checked: number; readonly total: number } | undefined;
};

type Finished = { readonly startedAt: Date; readonly finishedAt: Date; readonly checked: number };

/** Reads the newest result, and the progress of a check that runs now. */
export async function readChainState(now: Instant): Promise<ChainState> {
  const last = await db.auditCheck.findFirst({ where: { finishedAt: { not: null } }, orderBy: { finishedAt: "desc" } });
  const running = await db.auditCheck.findFirst({ where: unfinished(now), orderBy: { id: "desc" } });
  return {
    last: last?.finishedAt
      ? {
          startedAt: last.startedAt ?? last.askedAt,
          finishedAt: last.finishedAt,
          checked: Number(last.checked),
          fault: (last.fault ?? undefined) as AuditFault | undefined,
        }
      : undefined,
    running: running ? { checked: Number(running.checked), total: Number(running.total) } : undefined,
  };
}

/** When a check first found the fault that the newest check has found. Null if the newest check found none. */
export async function faultFoundAt(): Promise<Date | null> {
  const [row] = await db.$queryRaw<[{ at: Date | null }]>`
    select min(finished_at) as at from audit_checks where fault is not null and finished_at > coalesce(
      (select max(finished_at) from audit_checks where fault is null), '-infinity')`;
  return row.at;
}
