import { rmSync } from "node:fs";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { run } from "../shared/run";
import { buildSite } from "../local/stages/build";
import { repeatFailed } from "./repeat";
import type { Outcome } from "./repeat";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

export type Settings = Record<string, string>;

type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = { readonly file: string; readonly title: string; readonly ok: boolean };
type Report = Suite & { readonly stats?: { readonly expected: number; readonly unexpected: number } };

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

/** Runs browser tests. A test that failed is repeated as `repeatFailed` says, one at a time. */
export async function runPlaywright(args: readonly string[], settings: Settings): Promise<Tally> {
  const first = await runOnce(args, settings);
  return repeatFailed(first, () => runOnce([...args, "--last-failed", "--workers=1"], settings));
}

async function runOnce(args: readonly string[], settings: Settings): Promise<Outcome> {
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
