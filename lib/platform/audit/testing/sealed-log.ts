import { emptyTables } from "@/lib/testing/empty-tables";

import { db } from "../../db/client";
import { msPerDay, msPerMinute } from "../../time/instant";
import type { Instant } from "../../time/instant";
import { addAnchor } from "../anchors";
import { sealAll } from "./seal-all";

const perDay = 20;

/** Empties the audit log, its seals and anchors. */
export const emptyLog = () => emptyTables("audit_events", "audit_seals", "audit_anchors", "audit_checks");

/** Writes 20 entries for each of the last days, seals them in the evening of their day, and anchors the last seal. */
export async function aSealedLog(now: Instant, days: number): Promise<void> {
  await emptyLog();
  for (let day = days; day > 0; day -= 1) {
    const morning = now - day * msPerDay;
    await db.auditEvent.createMany({
      data: Array.from({ length: perDay }, (_, index) => ({
        at: new Date(morning + index * msPerMinute),
        actorKind: "staff",
        actorId: `person-${index % 3}`,
        action: index % 2 ? "booking.moved" : "client.file-read",
        subjectKind: index % 2 ? "booking" : "client",
        subjectId: `record-${index % 5}`,
        details: { before: index, after: day },
      })),
    });
    await sealAll(morning + 60 * msPerMinute);
  }
  await addAnchor(now);
}
