import { cookies } from "next/headers";

import { env } from "@/lib/platform/env";
import { isTokenShaped } from "@/lib/platform/security/token";

import { draftLifetime } from "./draft";

const name = "booking-draft";

/** Reads the token of the visitor's draft. Undefined when the cookie is missing or malformed. */
export async function readDraftToken(): Promise<string | undefined> {
  const value = (await cookies()).get(name)?.value;
  return value !== undefined && isTokenShaped(value) ? value : undefined;
}

/**
 * Stores the token for 24 hours in a cookie that scripts cannot read. The cookie never contains personal data. Only
 * server actions may call this.
 */
export async function writeDraftToken(token: string): Promise<void> {
  (await cookies()).set(name, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: env().siteUrl.startsWith("https:"),
    path: "/",
    maxAge: draftLifetime / 1_000,
  });
}

/** Deletes the cookie but not the stored draft. Only server actions may call this. */
export async function deleteDraftToken(): Promise<void> {
  (await cookies()).delete(name);
}
