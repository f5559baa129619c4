import type { Day } from "@/lib/platform/time/day";
import { mergeIntervals } from "@/lib/platform/time/instant";
import type { Interval } from "@/lib/platform/time/instant";
import { addDays } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

import type { AdviserRule, Hours, OfficeRule } from "./schedule";
import { windowsOn } from "./windows";

/** Days that staff want to close, or on which they want other hours. Without an adviser, the days are the office's. */
export type ProposedDays = {
  readonly kind: "days";
  readonly adviserId: string | null;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Null if the days are closed. */
  readonly hours: Hours | null;
  /** Whether an adviser's hours also hold on days on which the office is closed. */
  readonly opensOnClosures: boolean;
};

/** A public holiday on which the office is open, and which staff want to close. */
export type ProposedHoliday = { readonly kind: "holiday"; readonly day: Day };

/** A change of the rules that is not saved yet. */
export type ProposedChange = ProposedDays | ProposedHoliday;

export type Rules<Adviser extends AdviserRule = AdviserRule> = {
  readonly advisers: readonly Adviser[];
  readonly office: OfficeRule;
};

/** The first and the last day of a change. */
export function daysOfChange(change: ProposedChange): { readonly first: Day; readonly last: Day } {
  return change.kind === "holiday"
    ? { first: change.day, last: change.day }
    : { first: change.firstDay, last: change.lastDay };
}

/** The rules as they would be if the change were saved. */
export function withChange<Adviser extends AdviserRule>(
  { advisers, office }: Rules<Adviser>,
  change: ProposedChange | undefined,
): Rules<Adviser> {
  if (!change) return { advisers, office };
  if (change.kind === "holiday")
    return { advisers, office: { ...office, holidays: new Map([...office.holidays, [change.day, ""]]) } };
  const { adviserId, ...exception } = change;
  if (adviserId === null) return { advisers, office: { ...office, exceptions: [...office.exceptions, exception] } };
  return {
    office,
    advisers: advisers.map((adviser) =>
      adviser.id === adviserId ? { ...adviser, exceptions: [...adviser.exceptions, exception] } : adviser,
    ),
  };
}

/** Whether a meeting lies within the working hours of its adviser. */
export function isWithinHours({ start, end }: Interval, adviser: AdviserRule, office: OfficeRule): boolean {
  const day = dayOf(start, adviser.zone);
  const windows = [addDays(day, -1), day, addDays(day, 1)].flatMap((each) => windowsOn(each, adviser, office));
  return mergeIntervals(windows).some((open) => open.start <= start && end <= open.end);
}
