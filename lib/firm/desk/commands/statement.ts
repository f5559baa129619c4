import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { storeEvidence } from "../../claims/commands/evidence";
import type { NewFile } from "../../claims/commands/evidence";

/**
 * Stores a checked statement or letter of the bank, encrypted, and returns its id. If it is not proposed with bank
 * details, it is deleted after a day.
 */
export function storeStatement(by: Staff, file: NewFile, now: Instant): Promise<string> {
  return db.$transaction((tx) => storeEvidence(tx, by, file, now));
}
