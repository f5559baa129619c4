import { run } from "../shared/run";
import type { Finished } from "../shared/run";
import type { Tally } from "./tally";

/** Counts as one test. */
function asOne({ code, output }: Finished): Tally {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

export async function runLint(args: readonly string[]): Promise<Tally> {
  await describeRoutes();
  return asOne(await run("eslint", ["--max-warnings", "0", ...(args.length > 0 ? args : ["."])]));
}

export async function runTypes(): Promise<Tally> {
  await describeRoutes();
  return asOne(await run("tsc", ["--noEmit", "--pretty"]));
}

let described: Promise<Finished> | undefined;

/** Next writes down the types of its routes, on which pages lean; a new clone has none. */
function describeRoutes(): Promise<Finished> {
  return (described ??= run("next", ["typegen"]));
}
