import type { Day } from "@/lib/platform/time/day";
import { instantsAt } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";

/** An office in Toronto, asked at seven in the morning of 1 December 2026. */
export const office = { zone: "America/Toronto", horizonDays: 365, holidays: { country: "CA", state: "ON" } };
export const now = Date.parse("2026-12-01T12:00:00Z");

/** A time on the wall in Toronto; halves of an hour are allowed. */
export function at(day: Day, hour: number): number {
  return instantsAt(day, hour * 60, office.zone)[0] ?? NaN;
}

export function question(service: Service) {
  return { service, office, now };
}
