import { utcDay } from "@/lib/platform/time/day";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { isOffered } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

import { holidaysFromTo } from "../holidays";
import type { Region } from "../holidays";
import { withChange } from "../proposed-change";
import type { ProposedChange } from "../proposed-change";
import type { Schedule, ServiceRule } from "../schedule";
import { findBusy } from "./busy";
import { rulesOf } from "./rules";
import type { StoredAdviser } from "./rules";

/**
 * A request for the available times of a service. The time that is reserved for the excepted draft or booking counts as
 * free, because it belongs to the visitor.
 */
export type AvailabilityRequest = {
  readonly service: ServiceRule & Pick<Service, "id" | "isActive" | "confirmedAt" | "horizonDays">;
  readonly office: { readonly zone: string; readonly horizonDays: number; readonly holidays: Region };
  readonly now: Instant;
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
  /** For a preview: the advisers who would offer the service. Undefined means those who do. */
  readonly adviserIds?: readonly string[] | undefined;
  /** For a preview: days that would be closed. */
  readonly change?: ProposedChange | undefined;
};

/** The office, with the horizon of the service if that is shorter. */
export function officeFor({ office, service }: Pick<AvailabilityRequest, "office" | "service">) {
  return { ...office, horizonDays: Math.min(office.horizonDays, service.horizonDays) };
}

type StoredSchedule = Omit<Schedule, "advisers"> & { readonly advisers: readonly StoredAdviser[] };

/**
 * Reads everything that decides which start times within the interval are available. Meetings are also read for at
 * least a day before and after the interval, because daily caps count whole days. `minReach` is the minimum of this
 * additional time on each side, in milliseconds.
 */
export async function findSchedule(
  request: AvailabilityRequest,
  interval: Interval,
  minReach = 0,
): Promise<StoredSchedule> {
  const { service, now, adviserIds } = request;
  const office = officeFor(request);
  const wholeDays =
    26 * msPerHour + (service.bufferBeforeMinutes + service.minutes + service.bufferAfterMinutes) * msPerMinute;
  const reach = Math.max(wholeDays, minReach);
  const first = utcDay(interval.start - 2 * msPerDay);
  const last = utcDay(interval.end + 2 * msPerDay);
  const { busy, rulesVersion } = await findBusy(
    { ...request, serviceId: service.id },
    { start: interval.start - reach, end: interval.end + reach },
  );
  // Rules are cached by service and first day. For every interval in the future, the first day is a week before `now`,
  // so requests for different intervals share one cache entry.
  const weekAgo = utcDay(now - 7 * msPerDay);
  const rules = await rulesOf(service.id, { from: first < weekAgo ? first : weekAgo, version: rulesVersion });
  const stored = {
    advisers: rules.advisers.map((adviser) => ({
      ...adviser,
      offersService: isOffered(service) && (adviserIds?.includes(adviser.id) ?? adviser.offersService),
    })),
    office: {
      zone: office.zone,
      horizonDays: office.horizonDays,
      exceptions: rules.officeExceptions,
      holidays: holidaysFromTo({ first, last }, { region: office.holidays, overrides: rules.holidayOverrides }),
    },
  };
  return { service, now, busy, ...withChange(stored, request.change) };
}
