import { inquiryEmailJobs } from "../../email-jobs";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { addEntry, changeItem } from "./change-item";
import type { SeenItem } from "./change-item";

/**
 * Releases an item from quarantine, even if staff marked it as not sent by a person (`keepOut`). Queues the emails that
 * the quarantine held back: one to staff and one to the sender. If several staff members release the item at the same
 * time, only one release succeeds, so each email is queued only once. The item's waiting time starts now.
 */
export async function release(
  staff: Staff,
  { reference, version }: SeenItem,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const data = { state: "received" as const, reopenedAt: new Date(now), keptOutAt: null };
    const changed = await changeItem(tx, staff, {
      reference,
      version,
      from: ["quarantined"],
      data,
      action: "released",
    });
    if (!changed.ok) return changed;
    const { kind, id } = changed.value;
    await addEntry(tx, changed.value, { kind: "released", staffId: staff.id, at: now });
    await enqueueAll(
      tx,
      inquiryEmailJobs({ kind: kind === "message" ? "contact" : "lead", id, state: "received", now }),
    );
    return ok(null);
  });
}
