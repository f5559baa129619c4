import { run } from "../shared/run";
import type { Finished } from "../shared/run";
import type { Tally } from "./tally";

/** Each of these stages counts as one test. */
function asOne({ code, output }: Finished): Tally {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** Prettier reads each file by itself, so a cache by content cannot let a wrong file pass. */
export async function runFormat(args: readonly string[]): Promise<Tally> {
  const files = args.length > 0 ? args : ["."];
  return asOne(await run("prettier", ["--check", "--cache", "--cache-strategy", "content", ...files]));
}

/** There is no cache, because rules with type information read other files, whose changes ESLint's cache would miss. */
export async function runLint(args: readonly string[]): Promise<Tally> {
  await generateRouteTypes();
  return asOne(await run("eslint", ["--max-warnings", "0", ...(args.length > 0 ? args : ["."])]));
}

/** TypeScript's own incremental file (tsconfig.json) follows dependencies and its own version, so it may be used. */
export async function runTypes(): Promise<Tally> {
  await generateRouteTypes();
  return asOne(await run("tsc", ["--noEmit", "--pretty"]));
}

let generated: Promise<Finished> | undefined;

/** Next generates the types of its routes, which pages import; a new clone has none. */
function generateRouteTypes(): Promise<Finished> {
  return (generated ??= run("next", ["typegen"]));
}
