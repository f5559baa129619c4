import { firstWeekdayIn } from "./first-weekday";

it.each([
  ["America/Toronto", 7],
  ["America/New_York", 7],
  ["Europe/London", 1],
  ["Europe/Berlin", 1],
  ["Europe/Paris", 1],
  ["Asia/Kathmandu", 7],
  ["Etc/GMT+5", null],
])("returns the first weekday of calendars in the country of %s", (zone, weekday) => {
  expect(firstWeekdayIn(zone)).toBe(weekday);
});
