import type { Staff } from "@/lib/platform/auth/staff";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { addressFaults } from "../address-faults";
import type { EditedFirm } from "../facts-form";
import { logoIdOf, standardLogo } from "../../logo/logo-path";
import { findLogo } from "../../queries/logos";
import { findFirm } from "../../queries/settings";
import { refreshFirm } from "../../settings-snapshot";
import { changeFirm } from "../../commands/settings";

/**
 * Stores the facts of the form in the settings and returns the version. An unchanged form keeps the version.
 * RESOURCE_CONFLICT: someone else has saved a newer version since the form was shown.
 */
export async function editFirm(
  by: Staff,
  { version: seenVersion, changes, meeting }: EditedFirm,
): Promise<Result<{ readonly version: number; readonly isNew: boolean }, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const before = await findFirm();
  if (before?.version !== seenVersion) return fail("RESOURCE_CONFLICT");
  const facts = { ...before, ...changes, meetingModes: meeting };
  const codes = addressFaults(before, facts);
  if (Object.keys(codes).length > 0) return fail("VALIDATION_ERROR", { codes });
  if (!(await isKnownLogo(facts.logo, before.logo))) return invalidField("logo", "logoUnknown");
  const changed = await changeFirm(by, { seenVersion, facts });
  if (!changed.ok) return changed;
  // The page that follows reads the record that this process keeps.
  await refreshFirm();
  return ok({ version: changed.value.version, isNew: changed.value.version !== seenVersion });
}

/** Whether a logo is the stored one, the standard one, or an upload. */
async function isKnownLogo(path: string, stored: string): Promise<boolean> {
  if (path === stored || path === standardLogo) return true;
  const id = logoIdOf(path);
  return id !== undefined && (await findLogo(id))?.path === path;
}
