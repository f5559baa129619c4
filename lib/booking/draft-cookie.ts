import { cookies } from "next/headers";

import { env } from "@/lib/platform/env";
import { isTokenShaped } from "@/lib/platform/security/token";

import { draftLifetime } from "./draft";

const name = "booking-draft";

/** The token of this visitor's draft, if the cookie has the shape of one. */
export async function readDraftToken(): Promise<string | undefined> {
  const value = (await cookies()).get(name)?.value;
  return value !== undefined && isTokenShaped(value) ? value : undefined;
}

/** Keeps the token for 24 hours. Opaque and out of the page's reach: nothing personal lies in the browser. Actions only. */
export async function writeDraftToken(token: string): Promise<void> {
  (await cookies()).set(name, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: env().siteUrl.startsWith("https:"),
    path: "/",
    maxAge: draftLifetime / 1_000,
  });
}

export async function forgetDraftToken(): Promise<void> {
  (await cookies()).delete(name);
}
