import { cookies } from "next/headers";
import { z } from "zod";

import { env } from "@/lib/platform/env";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";

const name = "inquiry";
const context = "cookies.inquiry";
/** In seconds: as long as a booking's draft. */
const lifetime = 24 * 60 * 60;

const receiptSchema = z.object({ kind: z.enum(["contact", "lead"]), id: z.uuid() });

/** Which record this visitor has just made. */
export type Receipt = z.infer<typeof receiptSchema>;

/** Keeps the receipt, encrypted: nobody can make one up, and nothing personal lies in the browser. Actions only. */
export async function writeReceipt(receipt: Receipt): Promise<void> {
  (await cookies()).set(name, Buffer.from(encrypt(JSON.stringify(receipt), context)).toString("base64url"), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().siteUrl.startsWith("https:"),
    path: "/",
    maxAge: lifetime,
  });
}

/** The visitor's receipt; none where there is no cookie, or one that we did not make. */
export async function readReceipt(): Promise<Receipt | undefined> {
  const value = (await cookies()).get(name)?.value;
  if (value === undefined) return undefined;
  try {
    return receiptSchema.parse(JSON.parse(decrypt(Buffer.from(value, "base64url"), context)));
  } catch {
    return undefined;
  }
}
