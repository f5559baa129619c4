import type { Day } from "@/lib/platform/time/day";
import { instantsAt } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";

/** An office in Toronto. `now` is 07:00 on 1 December 2026 in Toronto. */
export const office = { zone: "America/Toronto", horizonDays: 365, holidays: { country: "CA", state: "ON" } };
export const now = Date.parse("2026-12-01T12:00:00Z");

/** Returns the instant of a local time in Toronto. `hour` may be a fraction, such as 9.5 for 09:30. */
export function at(day: Day, hour: number): number {
  return instantsAt(day, hour * 60, office.zone)[0] ?? NaN;
}

export function question(service: Service) {
  return { service, office, now };
}
