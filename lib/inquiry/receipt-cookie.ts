import { cookies } from "next/headers";
import { z } from "zod";

import { hostCookie } from "@/lib/platform/request/host-cookie";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";

const cookie = () => hostCookie("inquiry");
const context = "cookies.inquiry";
/** The lifetime of the cookie in seconds. It is the same as the lifetime of a booking's draft. */
const lifetime = 24 * 60 * 60;

const receiptSchema = z.object({ kind: z.enum(["contact", "lead"]), id: z.uuid() });

/** The message or lead that this visitor has just sent. */
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * Stores the receipt in an encrypted cookie, so that the visitor can neither forge nor read it. Call this in an action,
 * because a page cannot set cookies.
 */
export async function writeReceipt(receipt: Receipt): Promise<void> {
  const { name, options } = cookie();
  const value = Buffer.from(encrypt(JSON.stringify(receipt), context)).toString("base64url");
  (await cookies()).set(name, value, { ...options, maxAge: lifetime });
}

/** Reads the visitor's receipt. Undefined if there is no valid cookie. */
export async function readReceipt(): Promise<Receipt | undefined> {
  const value = (await cookies()).get(cookie().name)?.value;
  if (value === undefined) return undefined;
  try {
    return receiptSchema.parse(JSON.parse(decrypt(Buffer.from(value, "base64url"), context)));
  } catch {
    return undefined;
  }
}
