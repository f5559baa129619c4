import { z } from "zod";

import { hmac } from "@/lib/platform/security/keys";

/**
 * Returns the keyed hash of a normalised name, domain or wallet address. A search for conflicts of interest compares a
 * case with other clients and their cases. The recipients of lost money are stored encrypted. The search compares the
 * hashes of recipients, so it does not have to decrypt them.
 */
export const conflictHash = (normalized: string) => new Uint8Array(hmac("case-conflicts", normalized));

const record = z.object({ kind: z.enum(["party", "client", "loss"]), id: z.string() });

/**
 * A match is a pair of records that contain the same name, domain or wallet address. `on` belongs to the case for which
 * the search was started, and `with` belongs to another client. A match contains the records' ids but no names.
 */
const matchSchema = z.object({
  on: record,
  with: record.extend({ caseReference: z.string().optional() }),
});

export type ConflictMatch = z.infer<typeof matchSchema>;

export const matchesSchema = z.array(matchSchema);
