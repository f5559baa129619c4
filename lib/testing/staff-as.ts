import type { Role } from "@/lib/platform/auth/permissions";
import { findStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";

import { newBrowser, signInAs } from "./browser-request";

/** Signs in a new staff member in a new browser. The test must replace `next/headers` with `browser-request`. */
export async function staffAs(role: Role, adviserId: string | null = null): Promise<Staff> {
  newBrowser();
  await signInAs(role, adviserId);
  const staff = await findStaff();
  if (!staff) throw new Error("The sign-in failed");
  return staff;
}
