import { identify, isAlive, parentOf } from "./processes.mjs";

test("this process is alive", () => {
  expect(isAlive(identify())).toBe(true);
});

test("a number that was given to another process is not the one that had it", () => {
  expect(isAlive({ pid: process.pid, born: "1" })).toBe(process.platform !== "linux");
});

test.each([0, -1, NaN, 4_194_305])("nothing lives under the number %s", (pid) => {
  expect(isAlive({ pid, born: "" })).toBe(false);
});

test("a process knows its parent", () => {
  expect([process.ppid, undefined]).toContain(parentOf(process.pid));
});
