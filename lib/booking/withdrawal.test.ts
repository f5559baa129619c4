import { isWithdrawable, lastWithdrawalDay, needsEarlyStart } from "./withdrawal";

const createdAt = new Date("2026-12-01T23:30:00Z");
const contract = {
  status: "confirmed",
  locale: "de",
  priceMinor: 13_000,
  zone: "Europe/Berlin",
  createdAt,
  startsAt: new Date("2027-01-10T10:00:00Z"),
};
const at = (text: string) => Date.parse(text);

it("ends the withdrawal period fourteen days after the day of the booking in the client's time zone", () => {
  expect(lastWithdrawalDay(contract)).toBe("2026-12-16");
});

it.each([
  ["on the day of the booking", {}, "2026-12-02T08:00:00Z", true],
  ["within the four days added for weekends and public holidays", {}, "2026-12-20T22:00:00Z", true],
  ["after the four days added for weekends and public holidays", {}, "2026-12-21T00:00:00Z", false],
  ["for a contract that was not concluded in German", { locale: "en" }, "2026-12-02T08:00:00Z", false],
  ["for a free appointment", { priceMinor: 0 }, "2026-12-02T08:00:00Z", false],
  ["for a cancelled appointment", { status: "cancelled" }, "2026-12-02T08:00:00Z", false],
  ["after the appointment has begun", { startsAt: new Date("2026-12-05T10:00:00Z") }, "2026-12-05T10:00:00Z", false],
  ["shortly before the appointment", { startsAt: new Date("2026-12-05T10:00:00Z") }, "2026-12-05T09:59:00Z", true],
])("answers whether the client may withdraw %s", (_when, changes, now, isPossible) => {
  expect(isWithdrawable({ ...contract, ...changes }, at(now))).toBe(isPossible);
});

it.each([
  ["an appointment on the last day of the period", {}, "2026-12-16T22:00:00Z", true],
  ["an appointment after the period", {}, "2026-12-17T08:00:00Z", false],
  ["a free appointment in the period", { priceMinor: 0 }, "2026-12-05T08:00:00Z", false],
  ["an appointment that was booked in English and is in the period", { locale: "en" }, "2026-12-05T08:00:00Z", false],
])("decides whether the client must request an early start for %s", (_when, changes, start, isAsked) => {
  expect(needsEarlyStart({ ...contract, ...changes, start: at(start) }, createdAt.getTime())).toBe(isAsked);
});
