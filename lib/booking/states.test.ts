import { bookingStates, changeabilityOf, isOpen, openStates, statesBefore } from "./states";

it("treats a booking as open only if its appointment is still planned", () => {
  expect(bookingStates.filter((status) => isOpen({ status }))).toEqual(expect.arrayContaining([...openStates]));
  for (const status of ["cancelled", "completed", "no_show", "unknown"]) expect(isOpen({ status })).toBe(false);
});

it.each([
  ["cancelled", ["awaiting_payment", "confirmed"]],
  ["confirmed", ["awaiting_payment", "completed", "no_show"]],
  ["completed", ["awaiting_payment", "confirmed", "no_show"]],
  ["no_show", ["awaiting_payment", "completed", "confirmed"]],
  ["awaiting_payment", ["completed", "no_show"]],
] as const)("allows a change to the state %s only from these states: %j", (next, before) => {
  expect(statesBefore(next).sort()).toEqual(before);
});

it("allows no change from the state cancelled", () => {
  for (const next of bookingStates) expect(statesBefore(next)).not.toContain("cancelled");
});

describe("changeabilityOf", () => {
  const start = Date.parse("2026-12-09T14:00:00Z");
  const changeability = (status: string, minutesBefore: number) =>
    changeabilityOf(
      { status, startsAt: new Date(start), endsAt: new Date(start + 3_600_000) },
      { now: start - minutesBefore * 60_000, noticeMinutes: 720 },
    );

  it("allows changes online until the notice period begins", () => {
    expect(changeability("confirmed", 721)).toBe("open");
    expect(changeability("confirmed", 720)).toBe("tooLate");
    expect(changeability("awaiting_payment", 1)).toBe("tooLate");
  });

  it("reports an appointment as running from its start to its end, and then as past", () => {
    expect(changeability("confirmed", 0)).toBe("running");
    expect(changeability("awaiting_payment", -59)).toBe("running");
    expect(changeability("confirmed", -60)).toBe("past");
  });

  it("reports an appointment with a recorded outcome as past", () => {
    expect(changeability("no_show", -1)).toBe("past");
    expect(changeability("completed", 1_000)).toBe("past");
  });

  it("reports a cancelled booking as cancelled both before and after its start", () => {
    expect(changeability("cancelled", 1_000)).toBe("cancelled");
    expect(changeability("cancelled", -1)).toBe("cancelled");
  });
});
