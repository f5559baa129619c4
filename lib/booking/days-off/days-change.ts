import type { ProposedChange, ProposedDays } from "@/lib/availability/proposed-change";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** The most days of one change, and how far ahead it may begin, in days. */
const [maxDays, maxAhead] = [366, 3 * 366];

export type FieldFault = { readonly field: "firstDay" | "lastDay"; readonly code: string };

/** What is wrong with the days of a change. Undefined if it can be saved. */
export function faultOf(change: ProposedChange, today: Day): FieldFault | undefined {
  if (change.kind === "holiday") return change.day < today ? { field: "firstDay", code: "daysPast" } : undefined;
  return daysFault(change, today);
}

function daysFault({ firstDay, lastDay }: ProposedDays, today: Day): FieldFault | undefined {
  if (lastDay < firstDay) return { field: "lastDay", code: "daysReversed" };
  if (firstDay < today) return { field: "firstDay", code: "daysPast" };
  if (firstDay > addDays(today, maxAhead)) return { field: "firstDay", code: "daysTooFar" };
  if (lastDay > addDays(firstDay, maxDays - 1)) return { field: "lastDay", code: "daysTooMany" };
  return undefined;
}
