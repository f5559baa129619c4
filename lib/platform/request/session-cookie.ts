/** The names of the cookie with which staff are signed in. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?next-auth\.session-token(?:\.0)?=/;

/** Whether the Cookie header of a request has a session of staff. It may be invalid, and the session may have ended. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return sessionCookie.test(header ?? "");
}
