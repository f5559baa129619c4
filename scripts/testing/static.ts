import { run } from "../shared/run";
import type { Finished } from "../shared/run";
import { tallyUp } from "./tally";
import type { Tally } from "./tally";

/** Counts the run of a program as one test. */
function asOne({ code, output }: Finished): Tally {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

const filesIn = (args: readonly string[]) => (args.length > 0 ? args : ["."]);

/**
 * Checks the formatting. Prettier's result for a file does not depend on other files. A file that passed before and has
 * not changed can therefore be skipped.
 */
export async function runFormat(args: readonly string[]): Promise<Tally> {
  return asOne(await run("prettier", ["--check", "--cache", "--cache-strategy", "content", ...filesIn(args)]));
}

/**
 * Checks the code with ESLint and Oxlint. ESLint checks each file independently, so its results can be cached. Another
 * version of a package can change a rule's result. The cache is therefore in node_modules, which `npm ci` deletes.
 * Rules that use types depend on several files. They run in Oxlint (`.oxlintrc.json`), without a cache.
 */
export async function runLint(args: readonly string[]): Promise<Tally> {
  await generateRouteTypes();
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"];
  const files = filesIn(args);
  const tallies = [
    asOne(await run("eslint", ["--max-warnings", "0", ...cache, ...files])),
    asOne(await run("oxlint", ["--max-warnings", "0", ...files])),
  ];
  return { ...tallyUp(tallies), output: tallies.map(({ output }) => output).join("") };
}

/**
 * Checks the types. TypeScript's own incremental cache (tsconfig.json) is safe, because it tracks dependencies and
 * TypeScript's version.
 */
export async function runTypes(): Promise<Tally> {
  await generateRouteTypes();
  return asOne(await run("tsc", ["--noEmit", "--pretty"]));
}

let generated: Promise<Finished> | undefined;

/** Generates the types of Next's routes. Pages import them, and a new clone does not have them. */
function generateRouteTypes(): Promise<Finished> {
  return (generated ??= run("next", ["typegen"]));
}
