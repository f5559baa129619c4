import { identify, isAlive } from "./processes.mjs";

test("this process is alive", () => {
  expect(isAlive(identify())).toBe(true);
  expect(new Date("2026-01-01").getTimezoneOffset()).toBe(-345);
});
