import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { isInfected } from "@/lib/platform/security/malware-scan";
import type { Instant } from "@/lib/platform/time/instant";

import { deleteContent, readContent } from "./content";

/**
 * Scans a document that is waiting for the malware scan. Releases the document, or refuses it and deletes its content.
 * Throws if the scanner is unavailable, so that the document keeps waiting and the job is retried.
 */
export async function scanDocument(documentId: string, now: Instant): Promise<void> {
  const document = await db.document.findUnique({
    where: { id: documentId, state: "held" },
    select: { id: true, storage: true },
  });
  if (!document) return;
  const isRefused = await isInfected(await readContent(document));
  await db.$transaction(async (tx) => {
    const { count } = await tx.document.updateMany({
      where: { id: documentId, state: "held" },
      data: { state: isRefused ? "refused" : "clean", scannedAt: new Date(now) },
    });
    if (count === 0) return;
    if (isRefused) await deleteContent(tx, document);
    await record(
      tx,
      { kind: "system" },
      {
        action: isRefused ? "document.refused" : "document.released",
        subjectKind: "document",
        subjectId: documentId,
      },
    );
  });
}
