import { firstWeekdayIn } from "./first-weekday";

it.each([
  ["America/Toronto", 7],
  ["America/New_York", 7],
  ["Europe/London", 1],
  ["Europe/Berlin", 1],
  ["Europe/Paris", 1],
  ["Asia/Kathmandu", 7],
  ["Etc/GMT+5", null],
])("for the time zone %s, the ISO number of the week's first day is %p", (zone, weekday) => {
  expect(firstWeekdayIn(zone)).toBe(weekday);
});
