import { spawnSync } from "node:child_process";

import { compileProgram } from "../../lib/testing/compile-program";

const program = (code: string) =>
  compileProgram(`import { quietProcess } from "./scripts/worker/quiet-process"; quietProcess(); ${code}`);
const run = (code: string) =>
  spawnSync(process.execPath, ["--eval", program(code)], {
    encoding: "utf8",
    env: { ...process.env, LOG_LEVEL: "warn" },
  });

const surprise = `Object.assign(new RangeError("zoe@example.org"), { code: "X1" })`;

it.each([
  ["exception", `setTimeout(() => { throw ${surprise}; })`, "uncaughtException"],
  ["rejection", `void Promise.reject(${surprise})`, "unhandledRejection"],
])("ends the process on an uncaught %s, and logs one line that omits the error's message", (_what, code, name) => {
  const { status, stdout, stderr } = run(code);
  expect([status, stderr]).toEqual([1, ""]);
  expect(JSON.parse(stdout)).toMatchObject({
    level: "error",
    event: "worker.crashed",
    surprise: name,
    error: "RangeError",
    code: "X1",
  });
  expect(stdout).not.toContain("zoe");
});

it("logs each console.error, console.warn and console.trace of a library as one line that omits the message", () => {
  const { status, stdout, stderr } = run(
    `console.trace(${surprise}); console.error("zoe", ${surprise}); console.warn("zoe")`,
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([{ error: "RangeError" }, { error: "RangeError" }, { event: "worker.console" }]);
  expect(stdout).not.toContain("zoe");
});
