import { cookies } from "next/headers";

import { hmac } from "../security/keys";
import { newToken } from "../security/token";
import { isSame, staffCookie } from "./cookie";

/**
 * An account that this browser has signed in to, and the account's password version. A new password makes the browser
 * unknown again.
 */
export type KnownAccount = { readonly id: string; readonly passwordVersion: number };

const maxAge = 180 * 24 * 3_600;

/**
 * Each account has a separate cookie, since an office may share a browser. The cookie's name does not reveal the
 * account.
 */
const deviceCookie = ({ id }: KnownAccount) =>
  staffCookie(`known-browser-${hmac("staff-device-name", id).toString("hex").slice(0, 16)}`);

/** The id of this browser if it has signed in to the account before with the current password. */
export async function readDevice(account: KnownAccount): Promise<string | undefined> {
  const value = (await cookies()).get(deviceCookie(account).name)?.value ?? "";
  const [device = "", signature = ""] = value.split(".");
  return isSame(signature, signatureOf(device, account)) && value === `${device}.${signature}` ? device : undefined;
}

/** Makes this browser known to the account. For actions and route handlers only. */
export async function rememberDevice(account: KnownAccount): Promise<void> {
  const device = (await readDevice(account)) ?? newToken();
  const { name, options } = deviceCookie(account);
  (await cookies()).set(name, `${device}.${signatureOf(device, account)}`, { ...options, sameSite: "strict", maxAge });
}

function signatureOf(device: string, { id, passwordVersion }: KnownAccount): string {
  return hmac("staff-device", `${device}.${id}.${passwordVersion}`).toString("base64url");
}
