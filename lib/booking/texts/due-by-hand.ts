import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { TextKind } from "./text-body";

type Setting = {
  /** The kinds of texts that were sent since the appointment was made or last moved. */
  readonly sent: readonly TextKind[];
  readonly sequence: number;
  readonly startsAt: Date;
  readonly zone: string;
};

/**
 * Which text staff send by hand now: first the one about the new appointment or the new time, then a reminder, from the
 * day before on. Undefined if no text is due.
 */
export function dueByHand({ sent, sequence, startsAt, zone }: Setting, now: Instant): TextKind | undefined {
  const first = sequence === 0 ? "confirmed" : "changed";
  if (!sent.includes(first)) return first;
  const dayBefore = addDays(dayOf(startsAt.getTime(), zone), -1);
  return !sent.includes("reminder") && dayOf(now, zone) >= dayBefore ? "reminder" : undefined;
}
