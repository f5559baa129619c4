import type { Staff } from "@/lib/platform/auth/staff";
import { fail } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { profile } from "../../profile";
import { findFirm } from "../../queries/settings";
import { retentionFaults } from "../../retention";
import type { Retention } from "../../retention";
import type { Firm } from "../../settings";
import { refreshFirm } from "../../settings-snapshot";
import { changeFirm } from "../../commands/settings";

/**
 * Stores how long records are kept, in a new version of the firm's record. VALIDATION_ERROR: a period is shorter than
 * the law allows, or longer than usual without a reason.
 */
export async function changeRetention(
  by: Staff,
  { version, retention }: { readonly version: number; readonly retention: Retention },
): Promise<Result<Firm, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const codes = retentionFaults(retention, profile().id);
  if (Object.keys(codes).length > 0) return fail("VALIDATION_ERROR", { codes });
  const before = await findFirm();
  if (before?.version !== version) return fail("RESOURCE_CONFLICT");
  const changed = await changeFirm(by, { seenVersion: version, facts: { ...before, retention } });
  if (changed.ok) await refreshFirm();
  return changed;
}
