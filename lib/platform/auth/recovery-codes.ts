import { randomInt } from "node:crypto";

import { db } from "../db/client";
import type { Tx } from "../db/client";
import { hmac } from "../security/keys";
import type { Instant } from "../time/instant";

export const recoveryCodeCount = 10;

/** Digits and letters that cannot be confused with each other: no 0, 1, I, L, O or U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/**
 * 24 characters have 117 bits of entropy. With fewer than 112 bits, NIST SP 800-63B asks for a password hash instead of
 * a fast hash.
 */
const length = 24;

/** Replaces the recovery codes of an account. The caller shows them once, because only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, staffUserId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.staffRecoveryCode.deleteMany({ where: { staffUserId } });
  await tx.staffRecoveryCode.createMany({
    data: codes.map((code) => ({ staffUserId, codeHash: hashOf(staffUserId, code) })),
  });
  return codes;
}

/**
 * Marks a recovery code as used. The row changes only if the code was unused, so only one of several parallel attempts
 * succeeds.
 */
export async function spendRecoveryCode(staffUserId: string, code: string, now: Instant): Promise<boolean> {
  const { count } = await db.staffRecoveryCode.updateMany({
    where: { staffUserId, codeHash: hashOf(staffUserId, code), usedAt: null },
    data: { usedAt: new Date(now) },
  });
  return count === 1;
}

/** Normalises a code: spaces, hyphens and lower case make no difference. */
const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, "");

/**
 * Hashes a code with a secret key. If the hash used no key, a person who can read the table could find the codes by
 * hashing every possible code.
 */
const hashOf = (staffUserId: string, code: string) =>
  Uint8Array.from(hmac("staff-recovery-code", `${staffUserId}.${plain(code)}`));

function newCode(): string {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return text.match(/.{4}/g)?.join("-") ?? text;
}
