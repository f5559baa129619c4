import { cookies } from "next/headers";

import { hostCookie } from "../request/host-cookie";
import { hmac } from "../security/keys";
import { newToken } from "../security/token";
import { isSame } from "./cookie";

/**
 * An account and the version of its password. A browser that signed in with an earlier password is unknown to the
 * account until it signs in again.
 */
export type KnownAccount = { readonly id: string; readonly passwordVersion: number };

const maxAge = 180 * 24 * 3_600;

/**
 * The cookie that marks this browser as known to the account. Each account has its own cookie, because several people
 * may share a browser. The cookie's name does not reveal the account.
 */
const deviceCookie = ({ id }: KnownAccount) =>
  hostCookie(`known-browser-${hmac("staff-device-name", id).toString("hex").slice(0, 16)}`);

/** Returns the browser's id if the browser has signed in to the account with the current password. */
export async function readDevice(account: KnownAccount): Promise<string | undefined> {
  const value = (await cookies()).get(deviceCookie(account).name)?.value ?? "";
  const [device = "", signature = ""] = value.split(".");
  return isSame(signature, signatureOf(device, account)) && value === `${device}.${signature}` ? device : undefined;
}

/** Marks this browser as known to the account. Only actions and route handlers may call this function. */
export async function rememberDevice(account: KnownAccount): Promise<void> {
  const device = (await readDevice(account)) ?? newToken();
  const { name, options } = deviceCookie(account);
  (await cookies()).set(name, `${device}.${signatureOf(device, account)}`, { ...options, sameSite: "strict", maxAge });
}

function signatureOf(device: string, { id, passwordVersion }: KnownAccount): string {
  return hmac("staff-device", `${device}.${id}.${passwordVersion}`).toString("base64url");
}
