import { historyWords } from "./record-words";

it("shows the date of an event with the year, because bookings are kept for years", () => {
  const event = {
    id: "1",
    at: new Date("2026-12-09T17:00:00Z"),
    action: "booking.completed",
    by: { kind: "staff", name: "Alex Sample" },
    details: {},
  };
  const zone = "America/Toronto";
  expect(historyWords(event, { locale: "en", zone }).note).toBe("9 December 2026, 12 noon, by Alex Sample");
  expect(historyWords(event, { locale: "de", zone }).note).toMatch(/^9\. Dezember 2026, 12:00, /);
});
