import { mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/**
 * Places a legal hold and returns the client's id. While the hold is open, the client's data is neither erased on
 * request nor deleted after its retention period. RESOURCE_NOT_FOUND means that the staff member may not open the file,
 * RESOURCE_CONFLICT that a hold is already open.
 */
export async function placeHold(
  staff: Staff,
  { clientId, reason }: { readonly clientId: string; readonly reason: string },
  now: Instant,
): Promise<Result<string, Refusal>> {
  return db.$transaction(async (tx) => {
    // An erasure locks the same row, so it cannot run at the same time. If the client was erased first, the hold only
    // protects the records that the erasure kept.
    await lockRow(tx, "clients", { id: clientId });
    if (!(await mayOpenFile(staff, clientId, now, tx))) return fail("RESOURCE_NOT_FOUND");
    if ((await tx.legalHold.count({ where: { clientId, liftedAt: null } })) > 0) return fail("RESOURCE_CONFLICT");
    await tx.legalHold.create({
      data: {
        clientId,
        reasonCipher: encrypt(reason, "legal_holds.reason"),
        placedById: staff.id,
        placedAt: new Date(now),
      },
    });
    await record(tx, staff, { action: "client.hold-placed", subjectKind: "client", subjectId: clientId });
    return ok(clientId);
  });
}

/**
 * Lifts a legal hold and returns the client's id. RESOURCE_CONFLICT means that the client has no such hold or that it
 * was already lifted.
 */
export async function liftHold(
  staff: Staff,
  { clientId, holdId, reason }: { readonly clientId: string; readonly holdId: string; readonly reason: string },
  now: Instant,
): Promise<Result<string, Refusal>> {
  return db.$transaction(async (tx) => {
    if (!(await mayOpenFile(staff, clientId, now, tx))) return fail("RESOURCE_NOT_FOUND");
    const { count } = await tx.legalHold.updateMany({
      where: { id: holdId, clientId, liftedAt: null },
      data: {
        liftedAt: new Date(now),
        liftedById: staff.id,
        liftReasonCipher: encrypt(reason, "legal_holds.lift_reason"),
      },
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(tx, staff, {
      action: "client.hold-lifted",
      subjectKind: "client",
      subjectId: clientId,
      details: { holdId },
    });
    return ok(clientId);
  });
}
