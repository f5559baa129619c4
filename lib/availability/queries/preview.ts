import { addDays, daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { findSlots } from "./slots";
import type { AvailabilityRequest } from "./schedule";

/** The number of days of a preview: today and the days after it. */
export const previewDays = 14;

/** The free times of a day before and after a change of a service. */
export type DayPreview = {
  readonly day: Day;
  readonly before: number;
  readonly after: number;
  /** "gone": free now, but not after the change. "new": free only after the change. */
  readonly starts: readonly { readonly start: Instant; readonly change: "same" | "new" | "gone" }[];
};

type PreviewRequest = Pick<AvailabilityRequest, "office" | "now"> & {
  /** Undefined for a service that does not exist yet. */
  readonly before: AvailabilityRequest["service"] | undefined;
  readonly after: AvailabilityRequest["service"];
  /** The advisers who offer the service after the change. */
  readonly adviserIds: readonly string[];
};

/** Finds the free times of the coming two weeks before and after a change that is not stored. */
export async function previewTimes({
  before,
  after,
  adviserIds,
  ...request
}: PreviewRequest): Promise<readonly DayPreview[]> {
  const { zone } = request.office;
  const today = dayOf(request.now, zone);
  const last = addDays(today, previewDays - 1);
  const interval = { from: request.now, to: startOfDay(addDays(last, 1), zone) };
  const [earlier, later] = await Promise.all([
    before ? findSlots({ ...request, ...interval, service: before }) : [],
    findSlots({ ...request, ...interval, service: after, adviserIds }),
  ]);
  const [free, freeThen] = [earlier, later].map((slots) => new Set(slots.map(({ start }) => start)));
  return daysFromTo(today, last).map((day) => {
    const ofDay = (starts = new Set<Instant>()) => [...starts].filter((start) => dayOf(start, zone) === day);
    const [one, other] = [ofDay(free), ofDay(freeThen)];
    return {
      day,
      before: one.length,
      after: other.length,
      starts: [...new Set([...one, ...other])]
        .toSorted((a, b) => a - b)
        .map((start) => ({ start, change: changeOf(free?.has(start), freeThen?.has(start)) })),
    };
  });
}

function changeOf(isFree = false, willBeFree = false): "same" | "new" | "gone" {
  if (isFree && willBeFree) return "same";
  return willBeFree ? "new" : "gone";
}
