import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, decryptBytes } from "@/lib/platform/security/encryption";

import { evidenceContentContext } from "../../claims/evidence-file";
import { evidenceNameContext } from "../../claims/queries/staff-claims";
import type { UploadedStatement } from "../payment/statement";

/** Finds a file that this staff member has uploaded and that is not yet a part of a proposal or a claim. */
export async function findOwnUpload(staff: Staff, id: string): Promise<UploadedStatement | undefined> {
  const file = await db.evidenceFile.findFirst({
    where: { id, uploadedById: staff.id, claims: { none: {} }, confirmations: { none: {} } },
    select: { nameCipher: true },
  });
  return file ? { id, name: decrypt(file.nameCipher, evidenceNameContext) } : undefined;
}

/** Decrypts the file of a proposal of bank details and records in the audit log that the staff member read it. */
export async function openStatement(
  staff: Staff,
  proposal: string,
): Promise<Result<{ readonly name: string; readonly content: Buffer }, "RESOURCE_NOT_FOUND">> {
  const profile = env().FIRM_PROFILE;
  const row = await db.confirmation.findFirst({
    where: { id: proposal, kind: "bank-details", subjectId: profile },
    select: { evidenceFile: { select: { id: true, nameCipher: true, contentCipher: true } } },
  });
  const file = row?.evidenceFile;
  if (!file) return fail("RESOURCE_NOT_FOUND");
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: "bank-details.evidence-read",
      subjectKind: "firm",
      subjectId: profile,
      details: { file: file.id },
    }),
  );
  return ok({
    name: decrypt(file.nameCipher, evidenceNameContext),
    content: decryptBytes(file.contentCipher, evidenceContentContext(file.id)),
  });
}
