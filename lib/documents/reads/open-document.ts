import { mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { nameOf } from "../file-name";
import { readContent } from "../commands/content";

export type OpenedDocument = { readonly name: string; readonly type: string; readonly content: Buffer };

/**
 * Decrypts a document for this staff member and records the download in the audit log. BUSINESS_RULE_VIOLATION: the
 * document has not been scanned yet, or the scanner refused it.
 */
export async function openDocument(
  staff: Staff,
  id: string,
  now: Instant,
): Promise<Result<OpenedDocument, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION">> {
  const document = await db.document.findUnique({
    where: { id },
    select: { id: true, clientId: true, nameCipher: true, type: true, state: true, storage: true },
  });
  if (!document || !(await mayOpenFile(staff, document.clientId, now))) return fail("RESOURCE_NOT_FOUND");
  if (document.state !== "clean") return fail("BUSINESS_RULE_VIOLATION");
  const content = await readContent(document);
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: "document.read",
      subjectKind: "document",
      subjectId: id,
      details: { client: document.clientId },
    }),
  );
  return ok({ name: nameOf(document), type: document.type, content });
}

/** Records that the staff member read the list with the names of a client's documents. */
export async function recordListing(staff: Staff, clientId: string): Promise<void> {
  await db.$transaction((tx) =>
    record(tx, staff, { action: "client.documents-listed", subjectKind: "client", subjectId: clientId }),
  );
}
