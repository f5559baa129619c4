import { db, Prisma } from "../db/client";
import type { Tx } from "../db/client";
import { insertInto } from "../db/insert";
import { asRows } from "../jobs/enqueue";
import type { QueuedJob } from "../jobs/enqueue";

/**
 * The person or program that made the change. Visitors have no ID here. The `subjectId` of the audit entry, such as a
 * booking's ID, leads to the visitor.
 */
export type Actor =
  { readonly kind: "visitor" | "system" | "terminal" } | { readonly kind: "staff"; readonly id: string };

export type AuditEntry = {
  readonly action: string;
  readonly subjectKind:
    | "booking"
    | "client"
    | "case"
    | "case-rules"
    | "import"
    | "service"
    | "adviser"
    | "claim"
    | "text"
    | "firm"
    | "staff"
    | "reply-template"
    | "contact-message"
    | "lead"
    | "subscriber"
    | "email"
    | "job"
    | "suppressed-address"
    | "document"
    | "data-request"
    | "complaint"
    | "statistics"
    | "audit";
  readonly subjectId: string;
  /** Field names, step names, times and codes. Never text that a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change that it records. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(insertOf(by, entry));
}

/**
 * Writes an audit row unless the same person caused the same entry within the last `withinMs` milliseconds. For entries
 * that a page causes each time it refreshes itself, and for refusals, which a person could repeat without limit.
 */
export async function recordOnce(by: Actor, entry: AuditEntry, withinMs: number): Promise<void> {
  const { action, subjectKind, subjectId, details = {} } = entry;
  const actorId = by.kind === "staff" ? by.id : null;
  await db.$executeRaw`
    insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details)
    select ${by.kind}, ${actorId}, ${action}, ${subjectKind}, ${subjectId}, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from audit_events
      where subject_kind = ${subjectKind} and subject_id = ${subjectId} and action = ${action}
        and actor_kind = ${by.kind} and actor_id is not distinct from ${actorId}::text
        and details = ${JSON.stringify(details)}::jsonb and at > now() - ${withinMs} * interval '1 millisecond')`;
}

type RecordedChange = AuditEntry & {
  /** No two of these jobs may have the same key. */
  readonly jobs: readonly QueuedJob[];
  /**
   * The statements that make the change, by their names in the `with` clause. A statement can use the name of an
   * earlier statement to read its result.
   */
  readonly change?: Readonly<Record<string, Prisma.Sql>>;
};

/** Makes a change, writes its audit row and queues its jobs in one round trip. */
export async function recordAndEnqueue(
  tx: Tx,
  by: Actor,
  { jobs, change = {}, ...entry }: RecordedChange,
): Promise<void> {
  const statements = Object.entries({ ...change, audit: insertOf(by, entry) });
  const named = statements.map(([name, statement]) => Prisma.sql`${Prisma.raw(name)} as (${statement})`);
  await tx.$executeRaw`with ${Prisma.join(named)} select queue_jobs(${JSON.stringify(asRows(jobs))}::jsonb)`;
}

function insertOf(by: Actor, { action, subjectKind, subjectId, details = {} }: AuditEntry): Prisma.Sql {
  const actorId = by.kind === "staff" ? by.id : null;
  return insertInto("audit_events", { actorKind: by.kind, actorId, action, subjectKind, subjectId, details });
}
