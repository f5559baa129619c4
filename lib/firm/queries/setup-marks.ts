import { db } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";

import type { MadeMarks } from "../setup-marks";

/** Lists the marks of the setup by kind. */
export async function listSetupMarks(): Promise<MadeMarks> {
  const rows = await db.setupMark.findMany({
    select: { kind: true, about: true, markedOn: true, staff: { select: { name: true } } },
  });
  return Object.fromEntries(
    rows.map(({ kind, about, markedOn, staff }) => [kind, { about, by: staff.name, on: dayFromDate(markedOn) }]),
  );
}
