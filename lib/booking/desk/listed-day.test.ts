import { addDays } from "@/lib/platform/time/day";
import { isoWithOffset } from "@/lib/platform/time/zone";

import { listedDayOf, startOfListedDay } from "./listed-day";

it("lists times in the first three hours after midnight under the previous day", () => {
  const listed = (time: string) => listedDayOf(Date.parse(time), "Europe/Berlin");
  expect(listed("2026-12-08T23:59:00+01:00")).toBe("2026-12-08");
  expect(listed("2026-12-09T02:59:00+01:00")).toBe("2026-12-08");
  expect(listed("2026-12-09T03:00:00+01:00")).toBe("2026-12-09");
});

it.each([
  ["Europe/Berlin", "2027-03-28", "2027-03-28T03:00:00+02:00"],
  ["Europe/Berlin", "2026-10-25", "2026-10-25T03:00:00+01:00"],
  ["America/Toronto", "2027-03-14", "2027-03-14T03:00:00-04:00"],
  ["America/Toronto", "2026-11-01", "2026-11-01T03:00:00-05:00"],
  // Clocks in Helsinki skip 3:00 in spring and show it twice in autumn.
  ["Europe/Helsinki", "2027-03-28", "2027-03-28T04:00:00+03:00"],
  ["Europe/Helsinki", "2026-10-25", "2026-10-25T03:00:00+03:00"],
  ["Pacific/Kiritimati", "2026-12-09", "2026-12-09T03:00:00+14:00"],
  ["Pacific/Pago_Pago", "2026-12-09", "2026-12-09T03:00:00-11:00"],
] as const)("in %s, the list of times for %s begins at %s", (zone, day, expected) => {
  const start = startOfListedDay(day, zone);
  expect(isoWithOffset(start, zone)).toBe(expected);
  expect([listedDayOf(start, zone), listedDayOf(start - 1, zone)]).toEqual([day, addDays(day, -1)]);
});
