import { readCalendar } from "./read-calendar";
import { splitCalendar } from "./components";

const request = {
  zone: "America/Toronto",
  interval: { start: Date.parse("2034-01-01T00:00Z"), end: Date.parse("2034-12-31T00:00Z") },
};
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const hour = ["DTSTART:20340110T140000Z", "DTEND:20340110T150000Z"];

it("refuses a text that is no calendar", () => {
  expect(readCalendar("<html><body>Sign in</body></html>", request)).toBeUndefined();
  expect(readCalendar("", request)).toBeUndefined();
});

it("never keeps titles, places, descriptions or guests", () => {
  const secret = event(
    ...hour,
    "SUMMARY:Secret one",
    "DESCRIPTION:Secret two\r\n  Secret three",
    "LOCATION:Secret four",
    "ATTENDEE;CN=Secret five:mailto:secret@example.com",
    "BEGIN:VALARM\r\nDESCRIPTION:Secret six\r\nUID:Secret seven\r\nEND:VALARM",
  );
  expect(JSON.stringify(splitCalendar(calendar(secret)))).not.toMatch(/secret/i);
  expect(readCalendar(calendar(secret), request)?.entries).toHaveLength(1);
});

it("reads the events before and after one whose end is missing", () => {
  const open = ["BEGIN:VEVENT", ...hour].join("\r\n");
  expect(readCalendar(calendar(event(...hour), open, event(...hour)), request)?.entries).toHaveLength(3);
});

it("passes on only UIDs that can be ids of our bookings", () => {
  const ours = "0191F0AA-5C4E-7D51-8C11-0123456789ab";
  const reading = readCalendar(
    calendar(event(`UID:${ours}`, ...hour), event("UID:other@example.com", ...hour)),
    request,
  );
  expect(reading?.entries.map(({ id }) => id)).toEqual([ours.toLowerCase(), null]);
});

it("stops at rules with too many dates and at calendars with too many entries", () => {
  const seconds = event("UID:1", "DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
  expect(readCalendar(calendar(seconds), request)?.problems.limit).toBe(1);
  const minutes = event("UID:1", "DTSTART:20340101T000000Z", "DURATION:PT1M", "RRULE:FREQ=MINUTELY");
  const reading = readCalendar(calendar(minutes), request);
  expect(reading?.problems.limit).toBe(1);
  expect(reading?.entries).toHaveLength(5_000);
});

it.each([
  "DAILY;BYMONTH=2;BYMONTHDAY=30",
  "WEEKLY;BYMONTH=13",
  "HOURLY;BYMONTH=2;BYMONTHDAY=31",
  "SECONDLY;BYMONTH=2;BYMONTHDAY=30",
])("leaves out the repetition of an event with the impossible rule %s, names it and reads the others", (rule) => {
  const reading = readCalendar(
    calendar(event("UID:1", ...hour, `RRULE:FREQ=${rule}`), event("UID:2", ...hour, "RRULE:FREQ=DAILY;COUNT=3")),
    request,
  );
  expect(reading?.problems).toEqual({ unreadable: 0, repeats: 1, zones: 0, limit: 0 });
  expect(reading?.entries).toHaveLength(4);
});

it("stops at a calendar with many impossible rules", () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    event(`UID:${index}`, ...hour, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
  );
  expect(readCalendar(calendar(...many), request)?.problems.limit).toBe(1);
});

it("reads a rule with a date in four years", () => {
  const leapDay = event(
    "UID:1",
    "DTSTART:20240229T140000Z",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29",
  );
  const interval = { start: Date.parse("2036-01-01T00:00Z"), end: Date.parse("2036-12-31T00:00Z") };
  expect(readCalendar(calendar(leapDay), { ...request, interval })?.entries).toHaveLength(1);
});

it("reads five megabytes of events in bounded time", () => {
  const many = Array.from({ length: 30_000 }, (_, index) =>
    event(`UID:${index}`, ...hour, `SUMMARY:${"x".repeat(80)}`),
  );
  const started = performance.now();
  expect(readCalendar(calendar(...many), request)?.problems.limit).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});
