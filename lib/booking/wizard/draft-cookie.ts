import { cookies } from "next/headers";

import { hostCookie } from "@/lib/platform/request/host-cookie";
import { isTokenShaped } from "@/lib/platform/security/token";

import { draftLifetime } from "./draft";

const cookie = () => hostCookie("booking-draft");

/** Reads the token of the visitor's draft. Undefined when the cookie is missing or malformed. */
export async function readDraftToken(): Promise<string | undefined> {
  const value = (await cookies()).get(cookie().name)?.value;
  return value !== undefined && isTokenShaped(value) ? value : undefined;
}

/**
 * Stores the token for 24 hours in a cookie that scripts cannot read. The cookie never contains personal data. Only
 * server actions may call this.
 */
export async function writeDraftToken(token: string): Promise<void> {
  const { name, options } = cookie();
  (await cookies()).set(name, token, { ...options, maxAge: draftLifetime / 1_000 });
}

/**
 * Deletes the cookie but not the stored draft. Only server actions may call this. Browsers delete a cookie with the
 * prefix only if the deletion has the cookie's options too.
 */
export async function deleteDraftToken(): Promise<void> {
  const { name, options } = cookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}
