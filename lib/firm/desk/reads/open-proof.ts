import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, decryptBytes } from "@/lib/platform/security/encryption";

import { evidenceContentContext } from "../../claims/evidence-file";
import { evidenceNameContext } from "../../claims/queries/staff-claims";
import type { UploadedProof } from "../proof-file";

/** Finds a file that this staff member has uploaded and that is not yet a part of a proposal or a claim. */
export async function findOwnUpload(staff: Staff, id: string): Promise<UploadedProof | undefined> {
  const file = await db.evidenceFile.findFirst({
    where: { id, uploadedById: staff.id, claims: { none: {} }, confirmations: { none: {} } },
    select: { nameCipher: true },
  });
  return file ? { id, name: decrypt(file.nameCipher, evidenceNameContext) } : undefined;
}

/**
 * Decrypts the file of a proposal of bank details or of a reading by counsel, and records in the audit log that the
 * staff member read it. The evidence of claims is not found.
 */
export async function openProof(
  staff: Staff,
  proposal: string,
): Promise<Result<{ readonly name: string; readonly content: Buffer }, "RESOURCE_NOT_FOUND">> {
  const row = await db.confirmation.findFirst({
    where: { id: proposal, kind: { in: ["bank-details", "legal-text"] } },
    select: {
      kind: true,
      subjectId: true,
      evidenceFile: { select: { id: true, nameCipher: true, contentCipher: true } },
    },
  });
  const file = row?.evidenceFile;
  if (!row || !file) return fail("RESOURCE_NOT_FOUND");
  const subject = await subjectOf(row);
  await db.$transaction((tx) => record(tx, staff, { ...subject, details: { file: file.id } }));
  return ok({
    name: decrypt(file.nameCipher, evidenceNameContext),
    content: decryptBytes(file.contentCipher, evidenceContentContext(file.id)),
  });
}

/** The record that the audit entry is about. A reading by counsel is an entry of its legal text. */
async function subjectOf({ kind, subjectId }: { readonly kind: string; readonly subjectId: string }) {
  if (kind === "bank-details") return { action: "bank-details.evidence-read", subjectKind: "firm", subjectId } as const;
  const { textId } = await db.counselReading.findUniqueOrThrow({ where: { id: subjectId }, select: { textId: true } });
  return { action: "legal-text.evidence-read", subjectKind: "text", subjectId: textId } as const;
}
