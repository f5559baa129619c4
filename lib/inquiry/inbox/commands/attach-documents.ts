import { mayOpenFile } from "@/lib/clients/commands/access";
import { readContent } from "@/lib/documents/commands/content";
import { nameOf } from "@/lib/documents/file-name";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import type { Attachment } from "@/lib/platform/mail/email";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { maxAttachedBytes } from "../text-limit";

type Attaching = {
  readonly staff: Staff;
  /** The client to whom the email is sent. Undefined if the recipient is no client. */
  readonly clientId: string | undefined;
  readonly documentIds: readonly string[];
  readonly now: Instant;
};

const columns = { id: true, nameCipher: true, bytes: true } as const;

type Attached = { readonly id: string; readonly clientId: string; readonly name: string };

/**
 * Checks that the documents can be sent to the client, and returns their names in the same order.
 * VALIDATION_ERROR: a document is not of the client, is not ready or was removed, the staff member may
 * not open the client's file, or the documents are too large for an email.
 */
export async function findAttached(
  tx: Tx,
  { staff, clientId, documentIds, now }: Attaching,
): Promise<Result<readonly Attached[], "VALIDATION_ERROR">> {
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return ok([]);
  const notReady = invalidField("documents", "documentNotReady");
  if (clientId === undefined || !(await mayOpenFile(staff, clientId, now, tx))) return notReady;
  const documents = await tx.document.findMany({
    where: { id: { in: ids }, clientId, state: "clean" },
    select: columns,
  });
  if (documents.length < ids.length) return notReady;
  if (documents.reduce((sum, { bytes }) => sum + bytes, 0) > maxAttachedBytes)
    return invalidField("documents", "documentsTooLarge");
  const ordered = ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
  return ok(ordered.map(({ id, nameCipher }) => ({ id, clientId, name: nameOf({ nameCipher }) })));
}

/** Records that the documents are sent to the client. */
export async function recordAttached(tx: Tx, staff: Staff, documents: readonly Attached[]): Promise<void> {
  for (const { id, clientId } of documents)
    await record(tx, staff, {
      action: "document.attached",
      subjectKind: "document",
      subjectId: id,
      details: { client: clientId },
    });
}

/**
 * Reads the documents of an email that is sent now. Undefined if one of them was removed after the email was written,
 * or if it is no longer of the recipient.
 */
export async function readAttached(
  clientId: string | undefined,
  documentIds: readonly string[],
): Promise<readonly Attachment[] | undefined> {
  if (documentIds.length === 0) return [];
  if (clientId === undefined) return undefined;
  const documents = await db.document.findMany({
    where: { id: { in: [...documentIds] }, clientId, state: "clean" },
    select: { id: true, nameCipher: true, type: true, storage: true },
  });
  if (documents.length < documentIds.length) return undefined;
  return Promise.all(
    documents.map(async (document) => ({
      filename: nameOf(document),
      contentType: document.type,
      content: (await readContent(document)).toString("base64"),
      encoding: "base64" as const,
    })),
  );
}
