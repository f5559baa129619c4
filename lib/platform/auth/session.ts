import { cache } from "react";
import { forbidden, redirect } from "next/navigation";

import { setForbiddenStatus } from "../response-status";
import { hasSessionCookie, isBackgroundRequest, readSessionId } from "./cookie";
import { isAllowed } from "./permissions";
import type { Needs } from "./permissions";
import { loginPath, setupPath } from "./return-path";
import { findSignedInStaff, peekSession, peekSignedInStaff, staffIn } from "./sessions";
import type { SignedInStaff, Staff } from "./staff";

/**
 * The session of this request, looked up once. Its staff member may still have to complete the setup of the account. A
 * refresh by live updates does not extend the session.
 */
export const findSignedIn = cache(async (): Promise<SignedInStaff | undefined> => {
  const id = await readSessionId();
  if (id === undefined) return undefined;
  return (await isBackgroundRequest()) ? peekSignedInStaff(id, Date.now()) : findSignedInStaff(id, Date.now());
});

/** The signed-in staff member; undefined for other visitors, and until the setup of the account is complete. */
export async function findStaff(): Promise<Staff | undefined> {
  return staffIn(await findSignedIn());
}

/** The signed-in staff member, for requests that a browser sends by itself. They do not extend the session. */
export async function peekStaff(): Promise<Staff | undefined> {
  const id = await readSessionId();
  return id === undefined ? undefined : peekSession(id, Date.now());
}

/**
 * The signed-in staff member, for pages, or undefined without the permission: the status is then 403 and the page shows
 * `NoPermission`. A visitor without a session is redirected to the sign-in page and returns to `path`; a cookie without
 * a valid session is cleared on the way. Until the setup of the account is complete, only its page opens.
 */
export async function admitStaff(needs: Needs, path: string): Promise<Staff | undefined> {
  const signedIn = await findSignedIn();
  if (!signedIn)
    redirect(
      (await hasSessionCookie()) ? `/api/session/ended?${new URLSearchParams({ callbackUrl: path })}` : loginPath(path),
    );
  const { staff, setup } = signedIn;
  if (setup) redirect(setupPath(path));
  if (isAllowed(staff.role, needs)) return staff;
  setForbiddenStatus();
  return undefined;
}

/**
 * Loaders of pages that have called `admitStaff` call this. Without the permission, rendering ends with the 403 page.
 */
export async function requireStaff(needs: Needs, path: string): Promise<Staff> {
  return (await admitStaff(needs, path)) ?? forbidden();
}
