import { mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import type { RemovalResult } from "../schema";
import { deleteContent } from "./content";

/**
 * Removes a document with its content. "held": the client is under a legal hold. "agreement": the firm invoices a fee
 * because of it. "gone": it does not exist, or the client's file is not open to the staff member.
 */
export async function removeDocument(staff: Staff, id: string, now: Instant): Promise<RemovalResult> {
  return db.$transaction(async (tx) => {
    const found = await tx.document.findUnique({ where: { id }, select: { clientId: true } });
    if (!found || !(await mayOpenFile(staff, found.clientId, now, tx))) return "gone";
    // A legal hold locks the same row, so it is placed before the removal or finds the document gone.
    await tx.$queryRaw`select from clients where id = ${found.clientId}::uuid for update`;
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
