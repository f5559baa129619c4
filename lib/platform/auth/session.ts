import { cache } from "react";
import { redirect } from "next/navigation";

import { fail } from "../result";
import { hasSessionCookie, readSessionId } from "./cookie";
import { isAllowed } from "./permissions";
import type { Permission } from "./permissions";
import { findSession } from "./sessions";
import type { Staff } from "./staff";
import { loginPath } from "./way-in";

/** The member of staff who asks, looked up once a request; undefined for everybody else. */
export const findStaff = cache(async (): Promise<Staff | undefined> => {
  const id = await readSessionId();
  return id === undefined ? undefined : findSession(id, Date.now());
});

/**
 * The member of staff who asks, with this permission. Everybody else is sent to sign in, and comes back to `path`; a cookie
 * that opens nothing any more is cleared on the way. Throws for staff without the permission. Pages and loaders.
 */
export async function requireStaff(permission: Permission, path: string): Promise<Staff> {
  const staff = await findStaff();
  if (!staff) redirect((await hasSessionCookie()) ? `/api/session/ended?${new URLSearchParams({ callbackUrl: path })}` : loginPath(path));
  if (!isAllowed(staff.role, permission)) throw new Error(fail("AUTH_TOKEN_INVALID").error);
  return staff;
}
