import type { Staff } from "@/lib/platform/auth/staff";
import { fail } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import type { AdConversions } from "../../ad-conversions";
import { changeFirm } from "../../commands/settings";
import { findFirm } from "../../queries/settings";
import type { Firm } from "../../settings";
import { refreshFirm } from "../../settings-snapshot";

/** Stores how conversions are reported to Google Ads, in a new version of the firm's record. Null for not at all. */
export async function changeAdConversions(
  by: Staff,
  { version, adConversions }: { readonly version: number; readonly adConversions: AdConversions | null },
): Promise<Result<Firm, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const before = await findFirm();
  if (before?.version !== version) return fail("RESOURCE_CONFLICT");
  const changed = await changeFirm(by, { seenVersion: version, facts: { ...before, adConversions } });
  if (changed.ok) await refreshFirm();
  return changed;
}
