import { createHash, randomUUID } from "node:crypto";

import { lockFile, mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Failure, Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import { hasScanner } from "@/lib/platform/security/malware-scan";
import type { Instant } from "@/lib/platform/time/instant";

import { checkFile } from "../check-file";
import type { FileRefusal } from "../check-file";
import { nameContext } from "../file-name";
import { hasSecret, isSearchedLater } from "../file-secrets";
import { deleteContent, deleteFromObjectStorage, prepareContent } from "./content";

/** A staff member, or the client with the manage link of a booking. */
export type Uploader = Staff | { readonly kind: "visitor" };

export type NewDocument = {
  readonly clientId: string;
  readonly caseId?: string | undefined;
  readonly file: { readonly name: string; readonly content: Uint8Array };
};

/** The reason why a file was refused, as a message key. */
export type UploadRefusal = FileRefusal | "full" | "secretContent";

/**
 * The maximum number of documents per client. Without this limit, a script with a booking's manage link could fill the
 * storage.
 */
const maxDocuments = 200;

/**
 * Checks and stores a document. If a malware scanner is configured, or if the document is a large text, it cannot be
 * opened before `scanDocument` has checked it.
 * VALIDATION_ERROR carries the reason as `details.rule`. RESOURCE_NOT_FOUND: the client was erased or merged into
 * another client, or the staff member may not open the client's file.
 */
export async function storeDocument(
  by: Uploader,
  { clientId, caseId, file }: NewDocument,
  now: Instant,
): Promise<
  Result<
    { readonly id: string; readonly isAwaitingScan: boolean },
    "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND",
    UploadRefusal
  >
> {
  const checked = await checkFile(file);
  if (!checked.ok) return checked;
  const { name, type, warnings } = checked.value;
  const isLater = isSearchedLater(type, file.content);
  if (!isLater && (await hasSecret(type, file.content))) return refuse("secretContent");

  const id = randomUUID();
  const isAwaitingScan = isLater || hasScanner();
  const { storage, cipher } = await prepareContent(id, file.content);
  try {
    return await db.$transaction(async (tx) => {
      // An erasure may have ended while the file was read and uploaded, so the content is deleted again.
      const refused = await refusal(tx, by, clientId, now);
      if (refused) await deleteContent(tx, { id, storage });
      if (refused) return refused;
      await tx.document.create({
        data: {
          id,
          clientId,
          caseId: caseId ?? null,
          nameCipher: encrypt(name, nameContext),
          type,
          bytes: file.content.length,
          sha256: Uint8Array.from(createHash("sha256").update(file.content).digest()),
          warnings: [...warnings],
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
        details: { client: clientId, type, bytes: file.content.length },
      });
      return ok({ id, isAwaitingScan });
    });
  } catch (error) {
    if (storage === "object") await deleteFromObjectStorage(id).catch(() => undefined);
    throw error;
  }
}

/** Locks the client's row and decides whether the client's file can take one more document. */
async function refusal(tx: Tx, by: Uploader, clientId: string, now: Instant) {
  const isOpen = await lockFile(tx, clientId);
  if (!isOpen || (by.kind === "staff" && !(await mayOpenFile(by, clientId, now, tx))))
    return fail("RESOURCE_NOT_FOUND");
  const isFull = (await tx.document.count({ where: { clientId } })) >= maxDocuments;
  return isFull ? refuse("full") : undefined;
}

function refuse(rule: UploadRefusal): Failure<"VALIDATION_ERROR", UploadRefusal> {
  return fail("VALIDATION_ERROR", { rule });
}
