import { identify, isAlive, parentOf } from "./processes.mjs";

test("this process is alive", () => {
  expect(isAlive(identify())).toBe(true);
});

test("a process id that was reused does not identify the former process", () => {
  expect(isAlive({ pid: process.pid, born: "1" })).toBe(process.platform !== "linux");
});

test.each([0, -1, NaN, 4_194_305])("no process is alive with the id %s", (pid) => {
  expect(isAlive({ pid, born: "" })).toBe(false);
});

test("the parent of this process is found", () => {
  expect([process.ppid, undefined]).toContain(parentOf(process.pid));
});
