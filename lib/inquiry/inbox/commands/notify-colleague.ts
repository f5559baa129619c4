import { mayReadItem } from "../../scope/queries";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";

type Notice = {
  readonly staffId: string;
  readonly reference: string;
  /** Whether the colleague got the item, or is named in a note about it. */
  readonly reason: "assigned" | "named";
};

/**
 * Queues an email that tells a colleague about an item, as part of the transaction that assigns it or adds the note.
 */
export async function notifyColleague(tx: Tx, by: Staff, { staffId, reference, reason }: Notice, now: Instant) {
  if (staffId === by.id) return;
  const at = new Date(now).toISOString();
  await enqueue(tx, { task: "inquiry-warning", payload: { staffId, at, items: [reference], reason } });
}

/** Whether the colleague with this id may read the item. */
export async function mayColleagueRead(tx: Tx, staffId: string, reference: string): Promise<boolean> {
  const colleague = await tx.staffUser.findUnique({
    where: { id: staffId, isActive: true },
    select: { id: true, role: true, adviserId: true },
  });
  return colleague !== null && mayReadItem(tx, colleague, reference);
}
