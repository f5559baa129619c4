import { createHash } from "node:crypto";

import { storeDocument } from "@/lib/documents/commands/store-document";
import { db } from "@/lib/platform/db/client";

import type { ReceivedEmail } from "../inbound/parse-email";
import { findClientOf } from "../queries/client-of-item";
import type { Thread } from "../queries/find-thread";
import type { Arrival } from "./add-received";

/**
 * Stores the files of a client's email in the client's documents, after the same checks as an upload. Returns the ids
 * of the documents in the order of the files, and null for each file that was not stored. Undefined if the email is not
 * from a client. If the email is read again, the documents are found by their content, so nothing is stored twice.
 */
export async function keepFiles(
  thread: Thread,
  { attachments }: ReceivedEmail,
  { at, isWithheld, files }: Arrival,
): Promise<(string | null)[] | undefined> {
  if (isWithheld || !files || attachments.length === 0) return undefined;
  const clientId = await findClientOf(thread);
  if (clientId === undefined) return undefined;
  const kept: (string | null)[] = [];
  for (const { name, content } of files()) {
    if (kept.length === attachments.length) break;
    kept.push(content ? await keepFile(clientId, { name, content }, at) : null);
  }
  return kept;
}

type File = { readonly name: string; readonly content: Buffer };

async function keepFile(clientId: string, file: File, at: number): Promise<string | null> {
  const sha256 = Uint8Array.from(createHash("sha256").update(file.content).digest());
  const known = await db.document.findFirst({ where: { clientId, sha256 }, select: { id: true } });
  if (known) return known.id;
  const stored = await storeDocument({ kind: "visitor" }, { clientId, file }, at);
  return stored.ok ? stored.value.id : null;
}
