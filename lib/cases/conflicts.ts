import { z } from "zod";

import { hmac } from "@/lib/platform/security/keys";

/** The key under which a conflict search finds a normalised name or address without decrypting it. */
export const conflictHash = (normalized: string) => new Uint8Array(hmac("case-conflicts", normalized));

const record = z.object({ kind: z.enum(["party", "client", "loss"]), id: z.string() });

/** A record of the case, and one elsewhere with the same name or address. It holds ids only. */
const matchSchema = z.object({
  on: record,
  with: record.extend({ caseReference: z.string().optional() }),
});

export type ConflictMatch = z.infer<typeof matchSchema>;

export const matchesSchema = z.array(matchSchema);
