import { anEmailBooking } from "@/lib/testing/builders/email-booking";
import { firm } from "@/lib/firm/settings-snapshot";
import { locales } from "@/lib/platform/i18n/locales";

import { calendarContentType, calendarFile } from "./calendar";

const now = Date.parse("2026-11-21T09:30:00Z");
const fileOf = (changes: Parameters<typeof anEmailBooking>[0] = {}) => {
  const booking = anEmailBooking(changes);
  return calendarFile(booking, { locale: booking.locale, now });
};

/** Reads a file as a calendar does: unfolds its lines, then splits each line at the first colon outside quotes. */
function parse(file: string): Map<string, string[]> {
  const properties = new Map<string, string[]>();
  for (const line of file.replaceAll("\r\n ", "").split("\r\n")) {
    const [, name = "", value = ""] = /^((?:[^:"]|"[^"]*")+):(.*)$/.exec(line) ?? [];
    const key = name.split(";")[0] ?? "";
    if (key) properties.set(key, [...(properties.get(key) ?? []), unescape(value)]);
  }
  return properties;
}

function unescape(value: string): string {
  return value.replace(/\\([nN\\;,])/g, (_, character: string) => (character.toLowerCase() === "n" ? "\n" : character));
}

it("writes a calendar file that parses back into the same appointment", () => {
  const properties = parse(fileOf({ sequence: 3 }));
  expect(properties.get("UID")).toEqual(["3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa"]);
  expect(properties.get("SEQUENCE")).toEqual(["3"]);
  expect(properties.get("METHOD")).toEqual(["PUBLISH"]);
  expect(properties.get("DTSTART")).toEqual(["20261209T170000Z"]);
  expect(properties.get("DTEND")).toEqual(["20261209T181500Z"]);
  expect(properties.get("DTSTAMP")).toEqual(["20261121T093000Z"]);
  expect(properties.get("STATUS")).toEqual(["CONFIRMED"]);
  expect(properties.get("CLASS")).toEqual(["PRIVATE"]);
  expect(properties.get("TRIGGER")).toEqual(["-PT1H"]);
  expect(properties.get("BEGIN")).toEqual(["VCALENDAR", "VEVENT", "VALARM"]);
  expect(properties.get("DESCRIPTION")).toEqual([
    "Demonstration: this is not a real appointment.\nThe email about this appointment has the details.",
    "Appointment in one hour",
  ]);
});

it("keeps the UID and increases the sequence number when the appointment is moved", () => {
  const before = parse(fileOf());
  const after = parse(
    fileOf({ sequence: 1, startsAt: new Date("2026-12-10T17:00:00Z"), endsAt: new Date("2026-12-10T18:15:00Z") }),
  );
  expect(after.get("UID")).toEqual(before.get("UID"));
  expect([before.get("SEQUENCE"), after.get("SEQUENCE")]).toEqual([["0"], ["1"]]);
});

it("tells the calendar to remove a cancelled appointment, and sets no alarm", () => {
  const properties = parse(fileOf({ status: "cancelled", sequence: 1 }));
  expect(properties.get("METHOD")).toEqual(["CANCEL"]);
  expect(properties.get("STATUS")).toEqual(["CANCELLED"]);
  expect(properties.get("BEGIN")).toEqual(["VCALENDAR", "VEVENT"]);
  expect(calendarContentType({ status: "cancelled" })).toContain("method=CANCEL");
});

it.each(locales)("ends each line with CR LF and folds lines that are longer than 75 octets (%s)", (locale) => {
  const file = fileOf({ locale });
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const octets = file.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

it.each([
  ["en", "Appointment", "The email about this appointment has the details."],
  ["de", "Termin", "Alles Weitere steht in der E-Mail zu diesem Termin."],
  ["fr-CA", "Rendez-vous", "Les détails se trouvent dans le courriel au sujet de ce rendez-vous."],
] as const)("does not name the firm, the client, the adviser or the service (%s)", (locale, title, details) => {
  const file = fileOf({ locale });
  const properties = parse(file);
  const { tradingName, email, phone } = firm();
  const { reference, serviceName, firstName, lastName, adviser } = anEmailBooking({ locale });
  expect(properties.get("SUMMARY")).toEqual([title]);
  expect(properties.get("DESCRIPTION")?.[0]).toContain(details);
  expect(properties.get("ORGANIZER")).toEqual(["mailto:appointments@calendar.invalid"]);
  for (const secret of [
    tradingName,
    email,
    phone,
    "localhost",
    "/booking",
    "http",
    reference,
    serviceName,
    firstName,
    lastName,
    adviser.name,
  ]) {
    expect(file.replaceAll("\r\n ", "")).not.toContain(secret);
  }
  expect(file.replaceAll("\r\n ", "")).not.toMatch(
    /fraud|betrug|fraude|arnaque|scam|crypto|krypto|recover|loss|verlust|perte/i,
  );
});
