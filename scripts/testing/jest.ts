import { availableParallelism } from "node:os";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { run } from "../shared/run";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs one of Jest's projects. A test file that fails to load counts as one failed test. */
export async function runUnder(project: string, args: readonly string[]): Promise<Tally> {
  const file = join(scratchFolder(), `${project}.json`);
  const cores = availableParallelism();
  // Database tests get one more worker than there are cores. While a test waits, for example for a lock, another test
  // can use its core.
  const workers = project === "db" ? cores + 1 : Math.max(2, cores - 1);
  const { code, output } = await run("jest", [
    ...args,
    "--ci",
    `--maxWorkers=${workers}`,
    "--json",
    `--outputFile=${file}`,
    "--selectProjects",
    project,
  ]);
  const report = readJsonFile(file) as Report | undefined;
  if (!report) return { passed: 0, failed: 1, output };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output: withoutReport(output),
  };
}

/** Removes Jest's JSON report from the output, if the output contains it. The report is one very long line. */
function withoutReport(output: string): string {
  return output
    .split("\n")
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join("\n");
}
