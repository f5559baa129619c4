import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, decryptBytes } from "@/lib/platform/security/encryption";

import { evidenceContentContext } from "../evidence-file";
import { evidenceNameContext } from "../queries/staff-claims";

/**
 * Decrypts a file of evidence of a claim for this staff member and records the download in the audit log. Files of
 * other proposals, such as a bank's statement, are not found.
 */
export async function openEvidence(
  staff: Staff,
  id: string,
): Promise<Result<{ readonly name: string; readonly content: Buffer }, "RESOURCE_NOT_FOUND">> {
  const file = await db.evidenceFile.findFirst({
    where: { id, OR: [{ claims: { some: {} } }, { confirmations: { some: { kind: "claim" } } }] },
    select: { nameCipher: true, contentCipher: true },
  });
  if (!file) return fail("RESOURCE_NOT_FOUND");
  await db.$transaction((tx) =>
    record(tx, staff, { action: "claim.evidence-read", subjectKind: "claim", subjectId: id }),
  );
  return ok({
    name: decrypt(file.nameCipher, evidenceNameContext),
    content: decryptBytes(file.contentCipher, evidenceContentContext(id)),
  });
}
