import { Prisma } from "../db/client";
import type { Tx } from "../db/client";
import { insertInto } from "../db/insert";
import { asRows } from "../jobs/enqueue";
import type { QueuedJob } from "../jobs/enqueue";

/** Who made the change. A visitor has no account, so only the entry's subject tells which visitor it was. */
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
    | "claim"
    | "firm"
    | "staff"
    | "contact-message"
    | "lead"
    | "subscriber"
    | "email"
    | "job"
    | "suppressed-address"
    | "document"
    | "data-request"
    | "complaint";
  readonly subjectId: string;
  /** Field names, step names, times and codes. Never text that a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change that it records. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(insertOf(by, entry));
}

type RecordedChange = AuditEntry & {
  /** Two of these jobs must not have the same key. */
  readonly jobs: readonly QueuedJob[];
  /** The statements that make the change, by name. A statement can read the result of another statement by its name. */
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
