import { isWithdrawable, lacksEarlyStart, lastWithdrawalDay, needsEarlyStart, withdrawableStates } from "./withdrawal";

const createdAt = new Date("2026-12-01T23:30:00Z");
const contract = {
  status: "confirmed",
  consumerLaw: "eu" as const,
  priceMinor: 13_000,
  zone: "Europe/Berlin",
  createdAt,
  withdrawalInformedAt: createdAt,
  earlyStartRequestedAt: null as Date | null,
};
const at = (text: string) => Date.parse(text);
const none = { consumerLaw: "no_right" as const };
const uk = { consumerLaw: "uk" as const, zone: "Europe/London" };

it.each([
  ["fourteen days after the day of the booking in the client's time zone", {}, "2026-12-16"],
  ["a day earlier in a zone where the booking was made a day earlier", { zone: "Europe/London" }, "2026-12-15"],
  ["a year later if the client was not informed", { withdrawalInformedAt: null }, "2027-12-16"],
  ["fourteen days after later information", { withdrawalInformedAt: new Date("2027-01-10T12:00:00Z") }, "2027-01-24"],
  [
    "not later because of very late information",
    { withdrawalInformedAt: new Date("2027-12-10T12:00:00Z") },
    "2027-12-16",
  ],
])("the withdrawal period ends %s", (_when, changes, day) => {
  expect(lastWithdrawalDay({ ...contract, ...changes })).toBe(day);
});

it.each([
  ["on the day of the booking", {}, "2026-12-02T08:00:00Z", true],
  ["under British law", uk, "2026-12-02T08:00:00Z", true],
  ["without a consumer law", none, "2026-12-02T08:00:00Z", false],
  ["within the four days added for weekends and public holidays", {}, "2026-12-20T22:00:00Z", true],
  ["after the four days added for weekends and public holidays", {}, "2026-12-21T00:00:00Z", false],
  ["for months if the client was not informed", { withdrawalInformedAt: null }, "2027-11-01T00:00:00Z", true],
  ["for a free appointment", { priceMinor: 0 }, "2026-12-02T08:00:00Z", false],
  ["for a cancelled appointment", { status: "cancelled" }, "2026-12-02T08:00:00Z", false],
  ["for a missed appointment", { status: "no_show" }, "2026-12-05T12:00:00Z", true],
  ["for an unpaid appointment", { status: "awaiting_payment" }, "2026-12-05T12:00:00Z", true],
  ["after an appointment without an express request", { status: "completed" }, "2026-12-05T12:00:00Z", true],
  [
    "after an appointment that took place at the client's express request",
    { status: "completed", earlyStartRequestedAt: createdAt },
    "2026-12-05T12:00:00Z",
    false,
  ],
  ["before the outcome is recorded", { earlyStartRequestedAt: createdAt }, "2026-12-05T12:00:00Z", true],
])("answers whether the client may withdraw %s", (_when, changes, now, isPossible) => {
  expect(isWithdrawable({ ...contract, ...changes }, at(now))).toBe(isPossible);
});

it("no client withdraws from a cancelled booking, or from one that took place at their express request", () => {
  expect(withdrawableStates({ earlyStartRequestedAt: null })).not.toContain("cancelled");
  expect(withdrawableStates({ earlyStartRequestedAt: createdAt })).not.toContain("completed");
});

const early = "2026-12-16T22:00:00Z";

it.each([
  ["an appointment on the last day of the period", {}, early, true],
  ["an appointment after the period", {}, "2026-12-17T08:00:00Z", false],
  ["a free appointment in the period", { priceMinor: 0 }, "2026-12-05T08:00:00Z", false],
  ["an appointment without a consumer law", none, "2026-12-05T08:00:00Z", false],
  ["an appointment under British law", uk, "2026-12-15T22:00:00Z", true],
  ["an appointment after the period of British law", uk, early, false],
])("decides whether the client must request an early start for %s", (_when, changes, start, isAsked) => {
  const offer = { ...contract, ...changes, start: at(start), concludedAt: createdAt.getTime() };
  expect(needsEarlyStart(offer)).toBe(isAsked);
});

it("asks again at a move into the period, unless the client has made the request before", () => {
  expect(lacksEarlyStart(contract, at(early))).toBe(true);
  expect(lacksEarlyStart({ ...contract, earlyStartRequestedAt: createdAt }, at(early))).toBe(false);
  expect(lacksEarlyStart(contract, at("2026-12-17T08:00:00Z"))).toBe(false);
});
