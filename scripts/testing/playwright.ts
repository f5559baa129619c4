import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { run } from "../shared/run";
import { buildSite } from "../stages/build";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

export type Settings = Record<string, string>;

type Report = { stats?: { expected: number; unexpected: number; flaky: number } };

/** Builds with these settings, of which prerendered pages read the database, and returns the folder of the build. */
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
  const report = join(scratchFolder(), "journeys.json");
  const { code, output } = await run("playwright", ["test", ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = (readJsonFile(report) as Report | undefined)?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}
