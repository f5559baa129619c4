import { cache } from "react";
import { forbidden, redirect } from "next/navigation";

import { answerForbidden } from "../response-status";
import { hasSessionCookie, readSessionId } from "./cookie";
import { isAllowed } from "./permissions";
import type { Needs } from "./permissions";
import { loginPath } from "./return-path";
import { findSession } from "./sessions";
import type { Staff } from "./staff";

/** The signed-in staff member, looked up once per request; undefined for other visitors. */
export const findStaff = cache(async (): Promise<Staff | undefined> => {
  const id = await readSessionId();
  return id === undefined ? undefined : findSession(id, Date.now());
});

/**
 * For pages. The signed-in staff member, or undefined without the permission: the status is then 403 and the page shows
 * `NoPermission`. A visitor without a session is redirected to the sign-in page and returns to `path`; a cookie without a valid session is
 * cleared on the way.
 */
export async function admitStaff(needs: Needs, path: string): Promise<Staff | undefined> {
  const staff = await findStaff();
  if (!staff)
    redirect(
      (await hasSessionCookie()) ? `/api/session/ended?${new URLSearchParams({ callbackUrl: path })}` : loginPath(path),
    );
  if (isAllowed(staff.role, needs)) return staff;
  answerForbidden();
  return undefined;
}

/** For loaders of pages that have called `admitStaff`. Without the permission, rendering ends with the 403 page. */
export async function requireStaff(needs: Needs, path: string): Promise<Staff> {
  return (await admitStaff(needs, path)) ?? forbidden();
}
