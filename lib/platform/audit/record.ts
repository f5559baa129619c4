import { Prisma } from "../db/client";
import type { Tx } from "../db/client";
import { asRows } from "../jobs/enqueue";
import type { QueuedJob } from "../jobs/enqueue";

/** The one who acted. A visitor has no account; the subject's id tells which visitor it was. */
export type Actor =
  { readonly kind: "visitor" | "system" | "terminal" } | { readonly kind: "staff"; readonly id: string };

export type AuditEntry = {
  readonly action: string;
  readonly subjectKind:
    "booking" | "client" | "service" | "claim" | "firm" | "staff" | "contact-message" | "lead" | "subscriber";
  readonly subjectId: string;
  /** Names of fields and steps, times and codes; never text that a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change that it records. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(insertOf(by, entry));
}

/** Writes the audit row of a change and queues its jobs in one round trip. No two jobs may share a key. */
export async function recordAndEnqueue(
  tx: Tx,
  by: Actor,
  { jobs, ...entry }: AuditEntry & { readonly jobs: readonly QueuedJob[] },
): Promise<void> {
  await tx.$executeRaw`with audit as (${insertOf(by, entry)}) select queue_jobs(${JSON.stringify(asRows(jobs))}::jsonb)`;
}

function insertOf(by: Actor, { action, subjectKind, subjectId, details = {} }: AuditEntry): Prisma.Sql {
  const actorId = by.kind === "staff" ? by.id : null;
  return Prisma.sql`
    insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details)
    values (${by.kind}, ${actorId}, ${action}, ${subjectKind}, ${subjectId}, ${JSON.stringify(details)}::jsonb)`;
}
