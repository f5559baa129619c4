import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { root } from "../shared/root";
import { run } from "../shared/run";
import { repeatFailed } from "./repeat";
import type { Outcome } from "./repeat";
import { scratchFolder } from "./scratch";
import type { Tally } from "./tally";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly File[];
};
type File = {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};

/**
 * Runs one of Jest's projects. A test file that fails to load counts as one failed test. If a test failed, its file is
 * repeated as `repeatFailed` says.
 */
export async function runUnder(project: string, args: readonly string[]): Promise<Tally> {
  const first = await runOnce(project, args);
  return repeatFailed(first, () => runOnce(project, ["--runTestsByPath", ...first.files], 1));
}

async function runOnce(
  project: string,
  args: readonly string[],
  workers = workersFor(project),
): Promise<Outcome & { readonly files: readonly string[] }> {
  const file = join(scratchFolder(), `${project}.json`);
  rmSync(file, { force: true });
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
  if (!report) return { passed: 0, failed: 1, output, names: [], files: [] };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const files = report.testResults.filter(({ status }) => status === "failed");
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output: withoutReport(output),
    names: files.flatMap(failedIn),
    files: files.map(({ name }) => name),
  };
}

/**
 * Database tests get one more worker than there are cores. While a test waits, for example for a lock, another test can
 * use its core.
 */
function workersFor(project: string): number {
  const cores = availableParallelism();
  return project === "db" ? cores + 1 : Math.max(2, cores - 1);
}

/** Returns the file and name of each failed test, or the file alone if it failed to load. */
function failedIn({ name, assertionResults }: File): string[] {
  const file = relative(root, name);
  const failed = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => `${file}: ${fullName}`);
  return failed.length > 0 ? failed : [file];
}

/** Removes Jest's JSON report from the output, if the output contains it. The report is one very long line. */
function withoutReport(output: string): string {
  return output
    .split("\n")
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join("\n");
}
