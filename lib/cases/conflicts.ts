import { z } from "zod";

import { hmac } from "@/lib/platform/security/keys";

/**
 * Returns the hash of a normalised name or address. With the hash, a conflict search finds equal names without
 * decrypting any name.
 */
export const conflictHash = (normalized: string) => new Uint8Array(hmac("case-conflicts", normalized));

const record = z.object({ kind: z.enum(["party", "client", "loss"]), id: z.string() });

/** A record of the case and a record elsewhere with the same name or address. Contains only ids and references. */
const matchSchema = z.object({
  on: record,
  with: record.extend({ caseReference: z.string().optional() }),
});

export type ConflictMatch = z.infer<typeof matchSchema>;

export const matchesSchema = z.array(matchSchema);
