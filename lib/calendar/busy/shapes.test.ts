import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { readCalendar } from "./read-calendar";
import expected from "./testing/shapes.json";

/**
 * Calendars in the shapes that Google, Outlook, Apple, Nextcloud, Proton and Fastmail export. The expected times come
 * from the Python package recurring-ical-events 2.0.1. Those of the listed shapes were computed by hand, because the
 * package does not read them, or not as RFC 5545 says.
 */
const byHand = [
  "apple-reminder-without-length",
  "apple-this-and-future",
  "broken-lines",
  "fastmail-two-day-trip",
  "fastmail-until-day",
  "nextcloud-freebusy",
  "nextcloud-mozilla-path",
  "nextcloud-rdate",
  "outlook-weekly-windows-zone",
];

const files = globSync("lib/calendar/busy/testing/shapes/*.ics").sort();
const minute = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
const request = {
  zone: "America/Toronto",
  interval: { start: Date.parse("2034-01-01T00:00Z"), end: Date.parse("2034-04-15T00:00Z") },
};

function read(file: string) {
  const reading = readCalendar(readFileSync(file, "utf8"), request);
  const times = reading?.entries.map(({ start, end }) => `${minute(start)}/${minute(end)}`).sort();
  return { times, problems: reading?.problems };
}

it.each(files)("%s blocks the expected times", (file) => {
  const shapes: Readonly<Partial<Record<string, readonly string[]>>> = expected;
  expect(read(file).times).toEqual(shapes[basename(file, ".ics")]);
});

it("covers at least thirty shapes, most of them with an independent reader", () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(expected)).toEqual(expect.arrayContaining(byHand));
});

it("counts the entries that were not understood, and nothing in valid calendars", () => {
  const none = { unreadable: 0, repeats: 0, zones: 0, limit: 0 };
  for (const file of files) {
    const name = basename(file, ".ics");
    const problems = { "broken-lines": { unreadable: 2, repeats: 1 }, "broken-unknown-zone": { zones: 1 } }[name];
    expect({ name, ...read(file).problems }).toEqual({ name, ...none, ...problems });
  }
});
