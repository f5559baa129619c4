import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { decryptBytes, encryptBytes } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import type { SignedEmail } from "../inbound/signature";
import { maxKeptBytes } from "../kept-emails";

/** Encrypting and sending a part of this size holds the server for less than 100 ms, even if it is busy. */
const partBytes = 256 * 1024;
const context = "received_email_parts.content";

/**
 * Stores a received email as it came, and queues the job that reads it. The server parses nothing of it. Returns false
 * if the same email was stored before.
 */
export async function storeEmail({ signature, chunks, sizeBytes }: SignedEmail, now: Instant): Promise<boolean> {
  const id = randomUUID();
  return db.$transaction(
    async (tx) => {
      const row = {
        id,
        signature,
        bytes: sizeBytes,
        isCut: sizeBytes > maxKeptBytes,
        receivedAt: new Date(now),
      };
      const { count } = await tx.receivedEmail.createMany({ data: [row], skipDuplicates: true });
      if (count === 0) return false;
      let position = 0;
      for (const part of partsOf(chunks)) {
        // Each part is encrypted and stored before the next one, so that other requests have a turn in between.
        await tx.receivedEmailPart.createMany({
          data: [{ emailId: id, position, contentCipher: encryptBytes(part, context) }],
        });
        position += 1;
      }
      await enqueue(tx, { task: "received-email", payload: { emailId: id } });
      return true;
    },
    { timeout: 60_000 },
  );
}

/** Reads and decrypts a stored email. */
export async function readStored(emailId: string): Promise<Buffer> {
  const parts = await db.receivedEmailPart.findMany({ where: { emailId }, orderBy: { position: "asc" } });
  return Buffer.concat(parts.map(({ contentCipher }) => decryptBytes(contentCipher, context)));
}

/** Joins chunks of any size into parts of `partBytes`. The last part may be shorter. */
function* partsOf(chunks: readonly Uint8Array[]): Generator<Uint8Array> {
  let collected: Uint8Array[] = [];
  let length = 0;
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - length);
      collected.push(piece);
      length += piece.length;
      at += piece.length;
      if (length < partBytes) continue;
      yield Buffer.concat(collected);
      [collected, length] = [[], 0];
    }
  if (length > 0) yield Buffer.concat(collected);
}
