import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { addEntry, changeItem } from "./change-item";

/** Records that an item's sender is not this client, so that the item's page no longer suggests the client. */
export async function declareDifferent(
  staff: Staff,
  { reference, clientId }: { readonly reference: string; readonly clientId: string },
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const changed = await changeItem(tx, staff, {
      reference,
      from: ["received", "answered", "closed", "not_for_us"],
      data: {},
      action: "different-person",
    });
    if (!changed.ok) return changed;
    await addEntry(tx, changed.value, { kind: "different-person", staffId: staff.id, at: now, facts: { clientId } });
    return ok(null);
  });
}
