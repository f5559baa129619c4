import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { compileProgram } from "@/lib/testing/compile-program";

import { readInThread } from "./reader-thread";

// The program is within the clone, so that it finds the packages.
const folder = mkdtempSync(join(process.cwd(), "node_modules/.calendar-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function programOf(source: string): string {
  const path = join(folder, `${Math.random()}.js`);
  writeFileSync(path, compileProgram(source));
  return path;
}

const request = {
  zone: "America/Toronto",
  interval: { start: Date.parse("2034-01-01T00:00Z"), end: Date.parse("2034-12-31T00:00Z") },
};
const calendar = (rule: string) =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "DTSTART;TZID=America/Toronto:20340110T090000",
    "DURATION:PT1H",
    `RRULE:${rule}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

const reader = programOf('import "./scripts/calendar-reader"');

it("reads a calendar in a thread", async () => {
  const reading = await readInThread(reader)(calendar("FREQ=DAILY;COUNT=2"), request);
  expect(reading).toMatchObject({
    entries: [
      { start: Date.parse("2034-01-10T14:00Z"), end: Date.parse("2034-01-10T15:00Z") },
      { start: Date.parse("2034-01-11T14:00Z"), end: Date.parse("2034-01-11T15:00Z") },
    ],
  });
  expect(await readInThread(reader)("<html></html>", request)).toBe("not-a-calendar");
});

it("ends a thread that a rule keeps busy for hours, and stays responsive meanwhile", async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const endless = calendar("FREQ=DAILY;INTERVAL=100000000;COUNT=1000000");
  expect(await readInThread(reader, 2_000)(endless, request)).toBe("too-complex");
  clearInterval(timer);
  expect(longest).toBeLessThan(500);
});

it("survives a thread that needs too much memory or fails, and logs nothing of the calendar", async () => {
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const hungry = programOf("const all: number[][] = []; for (;;) all.push(Array.from({ length: 1e5 }, Math.random));");
  expect(await readInThread(hungry)("", request)).toBe("too-complex");
  const failing = programOf('import { workerData } from "node:worker_threads"; throw new Error(workerData.text);');
  expect(await readInThread(failing)("secret title", request)).toBe("too-complex");
  stdout.mockRestore();
  expect(lines.join("")).toContain("calendar.reader-failed");
  expect(lines.join("")).not.toContain("secret");
});
