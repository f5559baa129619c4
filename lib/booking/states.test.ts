import { bookingStates, isOpen, openStates, statesBefore } from "./states";

it("counts what is to take place as open, and nothing else", () => {
  expect(bookingStates.filter((status) => isOpen({ status }))).toEqual(expect.arrayContaining([...openStates]));
  for (const status of ["cancelled", "completed", "no_show", "unknown"]) expect(isOpen({ status })).toBe(false);
});

it.each([
  ["cancelled", ["awaiting_payment", "confirmed"]],
  ["confirmed", ["awaiting_payment"]],
  ["completed", ["confirmed", "no_show"]],
  ["no_show", ["completed", "confirmed"]],
  ["awaiting_payment", []],
] as const)("lets a booking become %s only from %j", (next, before) => {
  expect(statesBefore(next).sort()).toEqual(before);
});

it("never opens a cancelled booking again", () => {
  for (const next of bookingStates) expect(statesBefore(next)).not.toContain("cancelled");
});
