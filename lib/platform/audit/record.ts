import type { Tx } from "../db/client";

/** Who acted. A visitor has no account: the booking's own id says which one. */
export type Actor = { readonly kind: "visitor" | "system" | "terminal" } | { readonly kind: "staff"; readonly id: string };

export type AuditEntry = {
  readonly action: string;
  readonly subjectKind: "booking" | "client" | "service" | "claim" | "firm" | "staff" | "contact-message" | "lead" | "subscriber";
  readonly subjectId: string;
  /** Names of fields and steps, times and codes; never what a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change it tells of. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  const row = auditRow(by, entry);
  await tx.$executeRaw`
    insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details)
    values (${row.actor_kind}, ${row.actor_id}, ${row.action}, ${row.subject_kind}, ${row.subject_id}, ${JSON.stringify(row.details)}::jsonb)`;
}

/** The row of `record` by the names of its columns. */
export function auditRow(by: Actor, { action, subjectKind, subjectId, details = {} }: AuditEntry) {
  return { actor_kind: by.kind, actor_id: by.kind === "staff" ? by.id : null, action, subject_kind: subjectKind, subject_id: subjectId, details };
}
