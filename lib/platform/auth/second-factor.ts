import { db } from "../db/client";
import type { Tx } from "../db/client";
import { decrypt, encrypt } from "../security/encryption";
import { msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import { replaceRecoveryCodes } from "./recovery-codes";
import { newTotpSecret, stepOfCode } from "./totp";

/** A secret that was shown but never confirmed is replaced after this time. */
const newSecretLifetime = 30 * msPerMinute;

/** Binds an encrypted secret to its account. A secret that was copied to another account cannot be decrypted. */
const contextOf = (staffUserId: string) => `staff_users.totp_secret.${staffUserId}`;

/**
 * Returns the secret to show during enrolment. A reload of the page shows the same secret, so a user who has already
 * scanned the secret does not have to scan it again.
 */
export async function readNewSecret(staffUserId: string, now: Instant): Promise<string> {
  const account = await db.staffUser.findUniqueOrThrow({
    where: { id: staffUserId },
    select: { totpNewSecretCipher: true, totpNewSecretAt: true },
  });
  const { totpNewSecretCipher: sealed, totpNewSecretAt: madeAt } = account;
  if (sealed && madeAt && madeAt.getTime() > now - newSecretLifetime) return decrypt(sealed, contextOf(staffUserId));
  const secret = newTotpSecret();
  await db.staffUser.update({
    where: { id: staffUserId },
    data: { totpNewSecretCipher: encrypt(secret, contextOf(staffUserId)), totpNewSecretAt: new Date(now) },
  });
  return secret;
}

/**
 * Turns the second factor on and returns new recovery codes. Returns undefined if the code does not match the secret
 * that was shown.
 */
export async function enrolSecondFactor(
  tx: Tx,
  { staffUserId, code }: { readonly staffUserId: string; readonly code: string },
  now: Instant,
): Promise<readonly string[] | undefined> {
  const { totpNewSecretCipher: sealed } = await tx.staffUser.findUniqueOrThrow({
    where: { id: staffUserId },
    select: { totpNewSecretCipher: true },
  });
  const step = sealed ? stepOfCode(decrypt(sealed, contextOf(staffUserId)), code, now) : undefined;
  if (!sealed || step === undefined) return undefined;
  // If two enrolments run in parallel, only the first finds this secret in the row. The second changes no row.
  const { count } = await tx.staffUser.updateMany({
    where: { id: staffUserId, totpNewSecretCipher: sealed },
    data: {
      totpSecretCipher: sealed,
      totpEnrolledAt: new Date(now),
      totpLastStep: step,
      totpNewSecretCipher: null,
      totpNewSecretAt: null,
    },
  });
  return count === 1 ? replaceRecoveryCodes(tx, staffUserId) : undefined;
}

/** Turns the second factor off and deletes the recovery codes. */
export async function removeSecondFactor(tx: Tx, staffUserId: string): Promise<void> {
  await tx.staffRecoveryCode.deleteMany({ where: { staffUserId } });
  await tx.staffPendingSignIn.deleteMany({ where: { staffUserId } });
  await tx.staffUser.update({
    where: { id: staffUserId },
    data: {
      totpSecretCipher: null,
      totpEnrolledAt: null,
      totpLastStep: null,
      totpNewSecretCipher: null,
      totpNewSecretAt: null,
    },
  });
}

/**
 * Accepts each code of the authenticator app only once. The update requires that the code's time step is later than the
 * last accepted time step. If several requests use the same code in parallel, only one of them therefore succeeds.
 */
export async function acceptCode(staffUserId: string, code: string, now: Instant): Promise<boolean> {
  const account = await db.staffUser.findUnique({ where: { id: staffUserId }, select: { totpSecretCipher: true } });
  const sealed = account?.totpSecretCipher;
  const step = sealed ? stepOfCode(decrypt(sealed, contextOf(staffUserId)), code, now) : undefined;
  if (!sealed || step === undefined) return false;
  const { count } = await db.staffUser.updateMany({
    where: {
      id: staffUserId,
      totpSecretCipher: sealed,
      OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }],
    },
    data: { totpLastStep: step },
  });
  return count === 1;
}
