import { createHash, randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { actAs } from "@/lib/platform/second-person/commands";
import { encrypt, encryptBytes } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { evidenceContentContext } from "../evidence-file";
import { evidenceNameContext } from "../queries/staff-claims";
import { changeClaim } from "./claim-row";
import type { ClaimTarget } from "./claim-row";

export type NewFile = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/**
 * Attaches a checked file to a claim as its evidence, in place of an earlier file. The change ends the claim's
 * confirmation. The earlier file stays if a confirmation names it.
 */
export async function attachEvidence(
  by: Staff,
  { claimId, file }: { readonly claimId: string; readonly file: NewFile },
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    await actAs(tx, by);
    const id = await storeEvidence(tx, by, file, now);
    const { count } = await tx.claim.updateMany({ where: { id: claimId }, data: { evidenceFileId: id } });
    if (count === 0) {
      await tx.evidenceFile.delete({ where: { id }, select: { id: true } });
      return fail("RESOURCE_NOT_FOUND");
    }
    await record(tx, by, {
      action: "claim.evidence-attached",
      subjectKind: "claim",
      subjectId: claimId,
      details: { file: id, type: file.type, bytes: file.content.length },
    });
    return ok(null);
  });
}

/** Stores a checked file, encrypted, and returns its id. */
export async function storeEvidence(tx: Tx, by: Staff, file: NewFile, now: Instant): Promise<string> {
  const id = randomUUID();
  await tx.evidenceFile.create({
    data: {
      id,
      nameCipher: encrypt(file.name, evidenceNameContext),
      type: file.type,
      bytes: file.content.length,
      sha256: Uint8Array.from(createHash("sha256").update(file.content).digest()),
      contentCipher: encryptBytes(file.content, evidenceContentContext(id)),
      uploadedById: by.id,
      uploadedAt: new Date(now),
    },
    select: { id: true },
  });
  return id;
}

/** Removes the file from a claim. RESOURCE_CONFLICT: another staff member has changed the claim since `version`. */
export async function removeEvidence(
  by: Staff,
  target: ClaimTarget,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeClaim(by, target, () => ok({ data: { evidenceFileId: null }, value: null }));
}

/** Deletes the files that no claim and no confirmation names any more. Returns their number. */
export async function deleteUnusedEvidence(before: Instant): Promise<number> {
  const { count } = await db.evidenceFile.deleteMany({
    where: { claims: { none: {} }, confirmations: { none: {} }, uploadedAt: { lt: new Date(before) } },
  });
  return count;
}
