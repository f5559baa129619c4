import { createHash, randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { maxDocumentBytes } from "@/lib/platform/request-body";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import { hasScanner } from "@/lib/platform/security/malware-scan";
import type { Instant } from "@/lib/platform/time/instant";

import { kindOfFile } from "../file-kind";
import type { KindRefusal } from "../file-kind";
import { nameContext, plainFileName } from "../file-name";
import { hasSecret } from "../file-secrets";
import { deleteFromObjectStorage, prepareContent } from "./content";

export type NewDocument = {
  readonly clientId: string;
  readonly caseId?: string | undefined;
  readonly file: { readonly name: string; readonly content: Uint8Array };
};

/** The reason why a file was refused, as a message key. */
export type UploadRefusal = KindRefusal | "empty" | "size" | "full" | "secretContent";

/**
 * The maximum number of documents per client. Without this limit, a script with a booking's manage link could fill the
 * storage.
 */
const maxDocuments = 200;

/**
 * Checks and stores a document. If a malware scanner is configured, the document cannot be opened before the scan.
 * VALIDATION_ERROR carries the reason as `details.reason`.
 */
export async function storeDocument(
  by: Actor,
  { clientId, caseId, file }: NewDocument,
  now: Instant,
): Promise<Result<{ readonly id: string; readonly isAwaitingScan: boolean }, "VALIDATION_ERROR">> {
  const refuse = (reason: UploadRefusal) => fail("VALIDATION_ERROR", { reason });
  if (file.content.length === 0) return refuse("empty");
  if (file.content.length > maxDocumentBytes) return refuse("size");
  const name = plainFileName(file.name);
  const kind = await kindOfFile(name, file.content);
  if ("refused" in kind) return refuse(kind.refused);
  if (await hasSecret(kind.type, file.content)) return refuse("secretContent");
  if ((await db.document.count({ where: { clientId } })) >= maxDocuments) return refuse("full");

  const id = randomUUID();
  const isAwaitingScan = hasScanner();
  const { storage, cipher } = await prepareContent(id, file.content);
  try {
    await db.$transaction(async (tx) => {
      await tx.document.create({
        data: {
          id,
          clientId,
          caseId: caseId ?? null,
          nameCipher: encrypt(name, nameContext),
          type: kind.type,
          bytes: file.content.length,
          sha256: Uint8Array.from(createHash("sha256").update(file.content).digest()),
          state: isAwaitingScan ? "held" : "clean",
          uploadedBy: by.kind === "staff" ? "staff" : "client",
          uploadedById: by.kind === "staff" ? by.id : null,
          storage,
          createdAt: new Date(now),
        },
      });
      if (storage === "database") await tx.documentContent.create({ data: { documentId: id, contentCipher: cipher } });
      if (isAwaitingScan) await enqueue(tx, { task: "scan-document", payload: { documentId: id } });
      await record(tx, by, {
        action: "document.stored",
        subjectKind: "document",
        subjectId: id,
        details: { client: clientId, type: kind.type, bytes: file.content.length },
      });
    });
  } catch (error) {
    if (storage === "object") await deleteFromObjectStorage(id).catch(() => undefined);
    throw error;
  }
  return ok({ id, isAwaitingScan });
}
