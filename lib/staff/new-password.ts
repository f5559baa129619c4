import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { hashNewPassword } from "@/lib/platform/auth/passwords";
import type { Result } from "@/lib/platform/result";

import { listServiceNames } from "./queries";

/**
 * Checks and hashes a new password of a staff member. `names` are their name and email address. The password must not
 * consist of the firm's own words either: its names, its city, its web address and the names of its services.
 */
export async function hashStaffPassword(
  newPassword: string,
  names: readonly string[],
): Promise<Result<string, "VALIDATION_ERROR">> {
  const { tradingName, legalName, city, email } = await refreshFirm();
  const firm = [tradingName, legalName, ...Object.values(city), email, ...(await listServiceNames())];
  return hashNewPassword(newPassword, { names, firm });
}
