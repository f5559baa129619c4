import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { runPlaywright } from "./playwright";
import { scratchFolder } from "./scratch";

const folder = join(scratchFolder(), "repeated");
const ci = process.env.CI;

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "playwright.config.ts"), `export default { reporter: [["json"]], outputDir: "results" };`);
});

afterEach(() => {
  process.env.CI = ci ?? "";
  rmSync(folder, { recursive: true, force: true });
});

it("names a test that passes when CI repeats it, and does not count it as failed", async () => {
  write({ "passes once": "", "fails once": failsUntil(1), "fails twice": failsUntil(2) });
  process.env.CI = "true";
  expect(await runTests()).toMatchObject({ passed: 2, failed: 1, flaky: ["tests.spec.ts: fails once"] });
});

it("does not repeat tests outside CI", async () => {
  write({ "fails once": failsUntil(1) });
  process.env.CI = "";
  expect(await runTests()).toMatchObject({ passed: 0, failed: 1 });
});

it("does not repeat tests if more than ten failed", async () => {
  write(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`fails ${index}`, failsUntil(1)])));
  process.env.CI = "true";
  expect(await runTests()).toMatchObject({ passed: 0, failed: 11 });
});

it("fails if a program error prevents the tests from running", async () => {
  writeFileSync(join(folder, "tests.spec.ts"), "this is not a program");
  process.env.CI = "true";
  expect(await runTests()).toMatchObject({ passed: 0, failed: 1 });
});

// Playwright refuses to run in a process with Jest's variable.
const runTests = () => runPlaywright(["--config", join(folder, "playwright.config.ts")], { JEST_WORKER_ID: "" });

/** Returns the body of a test that fails the first `times` times. Each run leaves a file behind. */
const failsUntil = (times: number) => `
  const done = readdirSync(".").filter((name) => name.startsWith(info.title + " ")).length;
  writeFileSync(info.title + " " + done, "");
  expect(done).toBeGreaterThanOrEqual(${times});`;

function write(bodies: Readonly<Record<string, string>>): void {
  const head = `import { readdirSync, writeFileSync } from "node:fs";
    import { join } from "node:path";
    import { expect, test } from "@playwright/test";
    process.chdir(${JSON.stringify(folder)});`;
  const tests = Object.entries(bodies).map(([title, body]) => `test("${title}", ({}, info) => {${body}});`);
  writeFileSync(join(folder, "tests.spec.ts"), [head, ...tests].join("\n"));
}
