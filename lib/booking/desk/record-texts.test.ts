import messages from "@/messages/en.json";

import { historyText } from "./record-texts";

const zone = "America/Toronto";

const event = (action: string) => ({
  id: "1",
  at: new Date("2026-12-09T17:00:00Z"),
  action,
  by: { kind: "staff", name: "Alex Sample" },
  details: { to: "2026-12-10T17:00:00Z" },
});

it("shows the date of an event with the year, because bookings are kept for years", () => {
  expect(historyText(event("booking.completed"), { locale: "en", zone }).note).toBe(
    "9 December 2026, 12 noon, by Alex Sample",
  );
  expect(historyText(event("booking.completed"), { locale: "de", zone }).note).toMatch(/^9\. Dezember 2026, 12:00, /);
});

// The history does not list who has opened the booking or read its notes.
const readings = ["notes-read", "read"];
const actions = Object.keys(messages.clientData.actions.booking).filter((action) => !readings.includes(action));

it.each(actions)("describes the action booking.%s", (action) => {
  expect(historyText(event(`booking.${action}`), { locale: "en", zone }).text).not.toBe(messages.bookings.events.other);
});
