import { Prisma } from "../db/client";
import type { Tx } from "../db/client";

/** Who acted. A visitor has no account: the booking's own id says which one. */
export type Actor = { readonly kind: "visitor" | "system" } | { readonly kind: "staff"; readonly id: string };

export type AuditEntry = {
  readonly action: string;
  readonly subjectKind: "booking" | "client" | "service" | "claim" | "staff" | "contact-message" | "lead" | "subscriber";
  readonly subjectId: string;
  /** Names of fields and steps, times and codes; never what a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change it tells of. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(auditRow(by, entry));
}

/** The statement of `record`, to stand in a larger one: a row for each row of `source`, as "from …". */
export function auditRow(by: Actor, { action, subjectKind, subjectId, details = {} }: AuditEntry, source: Prisma.Sql = Prisma.empty): Prisma.Sql {
  const actorId = by.kind === "staff" ? by.id : null;
  return Prisma.sql`
    insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details)
    select ${by.kind}::text, ${actorId}::text, ${action}::text, ${subjectKind}::text, ${subjectId}::text, ${JSON.stringify(details)}::jsonb
    ${source}`;
}
