import { Prisma } from "../db/client";
import { hmac } from "../security/keys";

/**
 * The canonical text of an entry `e`: all its columns, in the order of the table. PostgreSQL writes jsonb in one way,
 * so equal entries have equal texts, also after a backup was restored.
 */
export const canonicalEntry = Prisma.sql`
  jsonb_build_array(e.id, extract(epoch from e.at), e.actor_kind, e.actor_id, e.action, e.subject_kind, e.subject_id,
    e.details)::text`;

/** The keyed hash of an entry's canonical text. */
export function rowHash(canonical: string): Buffer {
  return hmac("audit-seal", canonical);
}

export type Seal = {
  readonly seq: number;
  readonly eventId: number;
  readonly sealedAt: Date;
  readonly rowHash: Uint8Array;
};

/** The chain hash of the seal that comes before the first one. */
export const beginning = Buffer.alloc(32);

/** The keyed hash of a seal and of the chain hash before it. Without the key, nobody can write a seal that fits. */
export function chainHash({ seq, eventId, sealedAt, rowHash: row }: Seal, before: Uint8Array): Buffer {
  const parts = [seq, eventId, sealedAt.getTime(), hex(row), hex(before)];
  return hmac("audit-chain", parts.join(":"));
}

/** Writes bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
