import { rmSync } from "node:fs";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { run } from "../shared/run";
import { buildSite } from "../stages/build";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

export type Settings = Record<string, string>;

type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = { readonly file: string; readonly title: string; readonly ok: boolean };
type Report = Suite & { readonly stats?: { readonly expected: number; readonly unexpected: number } };

/** CI repeats at most this number of failed tests. If more tests fail, the cause is not chance. */
const maxRepeated = 10;

/**
 * Builds the site with these settings and returns the folder of the build. The prerendered pages read the database that
 * the settings name.
 */
export async function buildWith(settings: Settings): Promise<string> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    return await buildSite();
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/**
 * Runs browser tests. In CI, tests that failed run once more at the end, one at a time. A test that passes then is
 * flaky and does not fail the run, so that it cannot hold back a correct change. Elsewhere nothing is repeated.
 */
export async function runPlaywright(args: readonly string[], settings: Settings): Promise<Tally> {
  const { names, ...first } = await runOnce(args, settings);
  if (!process.env.CI || names.length === 0 || names.length > maxRepeated) return first;
  const { names: still, ...again } = await runOnce([...args, "--last-failed", "--workers=1"], settings);
  return {
    passed: first.passed + again.passed,
    failed: again.failed,
    flaky: names.filter((name) => !still.includes(name)),
    output: `${first.output}\n${again.output}`,
  };
}

async function runOnce(args: readonly string[], settings: Settings): Promise<Tally & { names: readonly string[] }> {
  const file = join(scratchFolder(), "playwright.json");
  rmSync(file, { force: true });
  const { code, output } = await run("playwright", ["test", ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJsonFile(file) as Report | undefined;
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  const failed = unexpected === 0 && code !== 0 ? 1 : unexpected;
  return { passed: expected, failed, output, names: report ? failedIn(report) : [] };
}

/** Returns the file and title of each failed test. */
function failedIn({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedIn)];
}
