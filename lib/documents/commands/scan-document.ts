import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { hasScanner, isInfected } from "@/lib/platform/security/malware-scan";
import type { Instant } from "@/lib/platform/time/instant";

import type { DocumentType } from "../file-kind";
import { hasSecret, isSearchedLater } from "../file-secrets";
import { deleteContent, readContent } from "./content";

/**
 * Scans a document that is waiting: for malware if a scanner is configured, and a large text for a wallet's secret.
 * Releases the document, or refuses it and deletes its content. Throws if the scanner is unavailable, so that the
 * document keeps waiting and the job is retried.
 */
export async function scanDocument(documentId: string, now: Instant): Promise<void> {
  const document = await db.document.findUnique({
    where: { id: documentId, state: "held" },
    select: { id: true, storage: true, type: true, warnings: true },
  });
  if (!document) return;
  const content = await readContent(document);
  const isScanned = hasScanner();
  const type = document.type as DocumentType;
  const isSecret = isSearchedLater(type, content) && (await hasSecret(type, content));
  const isRefused = isSecret || (isScanned && (await isInfected(content)));
  await db.$transaction(async (tx) => {
    const { count } = await tx.document.updateMany({
      where: { id: documentId, state: "held" },
      data: {
        state: isRefused ? "refused" : "clean",
        scannedAt: isRefused || isScanned ? new Date(now) : null,
        ...(isSecret && { warnings: [...document.warnings, "secret"] }),
      },
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
        ...(isSecret && { details: { reason: "secret" } }),
      },
    );
  });
}
