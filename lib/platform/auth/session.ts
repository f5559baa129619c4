import { cache } from "react";
import { forbidden, redirect } from "next/navigation";

import { setForbiddenStatus } from "../request/response-status";
import { recordListReading, recordRefusal } from "./access-record";
import { hasSessionCookie, isBackgroundRequest, readSession } from "./cookie";
import { dashboardRoutes } from "./dashboard-routes";
import type { DashboardPath } from "./dashboard-routes";
import { isAllowed } from "./permissions";
import type { Needs } from "./permissions";
import { loginPath, setupPath } from "./return-path";
import { findSignedInStaff, peekSignedInStaff, staffIn } from "./sessions";
import type { SignedInStaff, Staff } from "./staff";

/**
 * Finds the staff member of this request's session. The lookup runs only once per request. The staff member may still
 * have to complete the setup of the account. A background request, such as a live update, does not extend the session.
 */
export const findSignedIn = cache(async (): Promise<SignedInStaff | undefined> => {
  const token = await readSession();
  if (token === undefined) return undefined;
  const find = (await isBackgroundRequest()) ? peekSignedInStaff : findSignedInStaff;
  return find(token.sessionId, Date.now(), token.version);
});

/** Returns the signed-in staff member. Undefined for other visitors, or if the account's setup is not complete. */
export async function findStaff(): Promise<Staff | undefined> {
  return staffIn(await findSignedIn());
}

/**
 * Like `findStaff`, but never extends the session. `staffRoute` calls it for routes that are declared `isBackground`.
 */
export async function peekStaff(): Promise<Staff | undefined> {
  const token = await readSession();
  return token && staffIn(await peekSignedInStaff(token.sessionId, Date.now(), token.version));
}

/**
 * Finds the signed-in staff member and checks the permission that the page needs. If the staff member lacks the
 * permission, the function records this, sets the status to 403 and returns undefined. The page then shows
 * `NoPermission`. A visitor without a session is redirected to the sign-in page, which leads back to `path`. A cookie
 * without a valid session is cleared during the redirect. Until the setup of the account is complete, every page
 * redirects to the setup page.
 */
export async function admitStaff(needs: Needs, path: string): Promise<Staff | undefined> {
  const signedIn = await findSignedIn();
  if (!signedIn)
    redirect(
      (await hasSessionCookie()) ? `/api/session/ended?${new URLSearchParams({ callbackUrl: path })}` : loginPath(path),
    );
  const { staff, setup } = signedIn;
  if (setup) redirect(setupPath(path));
  if (isAllowed(staff.role, needs)) {
    await recordListReading(staff, path);
    return staff;
  }
  await recordRefusal(staff, needs, path);
  setForbiddenStatus();
  return undefined;
}

/**
 * Checks in a loader that the staff member may also open another page, because the loader returns data of that page. If
 * the other page lists clients, the reading is recorded. Without the permission, the 403 page is shown.
 */
export async function requirePage(staff: Staff, page: DashboardPath): Promise<void> {
  const { needs } = dashboardRoutes[page];
  if (isAllowed(staff.role, needs)) return recordListReading(staff, page);
  await recordRefusal(staff, needs, page);
  setForbiddenStatus();
  forbidden();
}
