import { rmSync } from "node:fs";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { run } from "../shared/run";
import { buildSite } from "../stages/build";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

export type Settings = Record<string, string>;

type Report = { stats?: { expected: number; unexpected: number; flaky: number } };

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

export async function runPlaywright(args: readonly string[], settings: Settings): Promise<Tally> {
  const report = join(scratchFolder(), "playwright.json");
  rmSync(report, { force: true });
  const { code, output } = await run("playwright", ["test", ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = (readJsonFile(report) as Report | undefined)?.stats ?? {};
  const failed = unexpected === 0 && code !== 0 ? 1 : unexpected;
  return { passed: expected + flaky, failed, flaky, output };
}
