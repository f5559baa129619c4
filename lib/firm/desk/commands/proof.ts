import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { storeEvidence } from "../../claims/commands/evidence";
import type { NewFile } from "../../claims/commands/evidence";

/**
 * Stores a checked file that proves a proposal, encrypted, and returns its id. If no proposal names it, it is deleted
 * after a day.
 */
export function storeProof(by: Staff, file: NewFile, now: Instant): Promise<string> {
  return db.$transaction((tx) => storeEvidence(tx, by, file, now));
}
