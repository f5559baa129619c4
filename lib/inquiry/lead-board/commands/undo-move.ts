import { undoChange } from "../../inbox/commands/undoable-change";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

/** Undoes the staff member's last move of a lead, with the limits of `undoChange`. */
export async function undoMove(
  staff: Staff,
  reference: string,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const entry = await db.inquiryEntry.findFirst({
    where: { lead: { reference }, kind: "stage", staffId: staff.id },
    orderBy: { version: "desc" },
    select: { id: true },
  });
  return entry ? undoChange(staff, entry.id, now) : fail("RESOURCE_CONFLICT");
}
