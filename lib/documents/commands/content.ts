import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Tx } from "@/lib/platform/db/client";
import { db } from "@/lib/platform/db/client";
import { decryptBytes, encryptBytes } from "@/lib/platform/security/encryption";
import { deleteObject, getObject, hasObjectStorage, putObject } from "@/lib/platform/storage/object-storage";

export type Storage = "database" | "object";

/**
 * The encryption context, which ties content to its document. Content that was copied to another document cannot be
 * decrypted.
 */
const contextOf = (documentId: string) => `document_contents.content:${documentId}`;

/**
 * Encrypts content. If object storage is configured, uploads the encrypted content. Otherwise the caller stores it in
 * the database together with the document's row.
 */
export async function prepareContent(
  documentId: string,
  content: Uint8Array,
): Promise<{ readonly storage: Storage; readonly cipher: Uint8Array<ArrayBuffer> }> {
  const cipher = encryptBytes(content, contextOf(documentId));
  if (!hasObjectStorage()) return { storage: "database", cipher };
  await putObject(documentId, cipher);
  return { storage: "object", cipher };
}

/**
 * Encrypts a document's content in object storage with the current key. Returns false if no key opens the given
 * content.
 */
export async function storeAgain(documentId: string, sealed: Uint8Array): Promise<boolean> {
  const context = contextOf(documentId);
  let content: Buffer;
  try {
    content = decryptBytes(sealed, context);
  } catch {
    return false;
  }
  await putObject(documentId, encryptBytes(content, context));
  return true;
}

/** Reads and decrypts a document's content. Throws if the content does not exist. */
export async function readContent(document: { readonly id: string; readonly storage: string }): Promise<Buffer> {
  const cipher =
    document.storage === "object"
      ? await getObject(document.id)
      : (await db.documentContent.findUniqueOrThrow({ where: { documentId: document.id } })).contentCipher;
  return decryptBytes(cipher, contextOf(document.id));
}

/**
 * Deletes a document's content, as part of the transaction that removes, refuses or erases the document. If the content
 * is in object storage, a job deletes it after the transaction has committed.
 */
export async function deleteContent(
  tx: Tx,
  document: { readonly id: string; readonly storage: string },
): Promise<void> {
  await tx.documentContent.deleteMany({ where: { documentId: document.id } });
  if (document.storage === "object")
    await enqueue(tx, { task: "delete-content", payload: { documentId: document.id } });
}

/**
 * Deletes a document's content from object storage. Keeps the content if the document still exists and was not refused.
 * Called by the job that `deleteContent` queues, and by `storeDocument` if it could not store the document's row.
 */
export async function deleteFromObjectStorage(documentId: string): Promise<void> {
  const document = await db.document.findUnique({ where: { id: documentId }, select: { state: true } });
  if (document && document.state !== "refused") return;
  await deleteObject(documentId);
}
