import ICAL from "ical.js";

import { reminderFile } from "./reminder-file";

const words = {
  title: "Reminder",
  text: "See your notes of 29 November 2026.",
  now: Date.parse("2026-11-29T12:00:00Z"),
};
const file = (day: `${number}-${number}-${number}` = "2027-02-26") =>
  reminderFile([{ rule: "uk-app-claim", day }], words);

it("is a whole day that keeps the time free, with alarms 14 and 3 days before", () => {
  const event = new ICAL.Component(ICAL.parse(file())).getFirstSubcomponent("vevent");
  expect(event?.getFirstProperty("dtstart")?.toICALString()).toBe("DTSTART;VALUE=DATE:20270226");
  expect(event?.getFirstPropertyValue("summary")).toBe("Reminder");
  expect(event?.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  expect(event?.getFirstPropertyValue("class")).toBe("PRIVATE");
  expect(event?.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger")))).toEqual([
    "-P14D",
    "-P3D",
  ]);
});

it("names no rule, bank, firm or amount", () => {
  expect(file()).not.toMatch(/uk-app|bank|claim|ombudsman|£|\$|€/i);
});

it("keeps the UID of the same rule and day, and only of these", () => {
  const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
  expect(uid(file())).toBe(uid(file()));
  expect(uid(file())).not.toBe(uid(file("2027-02-25")));
});
