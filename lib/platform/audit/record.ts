import type { Tx } from "../db/client";

/** Who acted. A visitor has no account: the booking's own id says which one. */
export type Actor = { readonly kind: "visitor" | "system" } | { readonly kind: "staff"; readonly id: string };

export type AuditEntry = {
  readonly action: string;
  readonly subjectKind: "booking" | "client" | "service" | "claim" | "staff";
  readonly subjectId: string;
  /** Names of fields and steps, times and codes; never what a person wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one audit row in the transaction of the change it tells of. */
export async function record(tx: Tx, by: Actor, entry: AuditEntry): Promise<void> {
  await tx.auditEvent.create({
    data: {
      actorKind: by.kind,
      actorId: by.kind === "staff" ? by.id : null,
      action: entry.action,
      subjectKind: entry.subjectKind,
      subjectId: entry.subjectId,
      details: entry.details ?? {},
    },
    select: { id: true },
  });
}
