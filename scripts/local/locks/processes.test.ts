import { spawn } from "node:child_process";
import { once } from "node:events";

import { identify, isAlive, isNpm, parentOf } from "./processes.mjs";

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

test("recognises npm by its title on Linux", async () => {
  const script = 'process.title = "npm start"; console.log("ready"); setInterval(() => undefined, 1000);';
  const npm = spawn(process.execPath, ["-e", script]);
  await once(npm.stdout, "data");
  expect(isNpm(npm.pid)).toBe(process.platform === "linux");
  expect(isNpm(1)).toBe(false);
  npm.kill();
});
