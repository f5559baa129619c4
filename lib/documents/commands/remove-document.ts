import { mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import type { Instant } from "@/lib/platform/time/instant";

import type { RemovalResult } from "../schema";
import { deleteContent } from "./content";

/**
 * Removes a document with its content. "held": the client is under a legal hold. "agreement": the document is the
 * signed agreement of a fee. "gone": the document does not exist, or the staff member may not open the client's file.
 */
export async function removeDocument(staff: Staff, id: string, now: Instant): Promise<RemovalResult> {
  return db.$transaction(async (tx) => {
    const unlocked = await tx.document.findUnique({ where: { id }, select: { clientId: true } });
    if (!unlocked || !(await mayOpenFile(staff, unlocked.clientId, now, tx))) return "gone";
    // This query locks the client's row, as the command that places a legal hold does. A hold therefore cannot be
    // placed between the check below and the deletion.
    await lockRow(tx, "clients", { id: unlocked.clientId });
    const document = await tx.document.findUnique({
      where: { id },
      select: { id: true, clientId: true, storage: true, _count: { select: { feeAgreements: true } } },
    });
    if (!document) return "gone";
    if ((await tx.legalHold.count({ where: { clientId: document.clientId, liftedAt: null } })) > 0) return "held";
    if (document._count.feeAgreements > 0) return "agreement";
    await deleteContent(tx, document);
    await tx.document.delete({ where: { id }, select: { id: true } });
    await record(tx, staff, {
      action: "document.removed",
      subjectKind: "document",
      subjectId: id,
      details: { client: document.clientId },
    });
    return "removed";
  });
}
