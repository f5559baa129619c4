import { identify, isAlive, parentOf } from "./processes.mjs";

test("reports that this process is alive", () => {
  expect(isAlive(identify())).toBe(true);
});

test("on Linux, reports that an ended process is not alive, even if a running process now has its id", () => {
  expect(isAlive({ pid: process.pid, born: "1" })).toBe(process.platform !== "linux");
});

test.each([0, -1, NaN, 4_194_305])("reports that no process with the id %s is alive", (pid) => {
  expect(isAlive({ pid, born: "" })).toBe(false);
});

test("finds the parent of this process", () => {
  expect([process.ppid, undefined]).toContain(parentOf(process.pid));
});
