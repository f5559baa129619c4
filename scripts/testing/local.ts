import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readOrEmpty } from "../shared/read-or-empty.mjs";
import { hashOf } from "../shared/hash";
import { dataFolder, root } from "../shared/root";
import { runUnder } from "./jest";
import type { Tally } from "./tally";

const passedFile = join(dataFolder, "local-tests.passed");

/**
 * Runs the tests of `scripts/local` and `scripts/testing`, unless they passed with the same files in `scripts` and the
 * same packages. They start PostgreSQL servers and processes and take long, and few changes touch what they test. CI
 * always runs them.
 */
export async function runLocal(args: readonly string[]): Promise<Tally> {
  const inputs = hashOfInputs();
  if (args.length === 0 && !process.env.CI && readOrEmpty(passedFile) === inputs)
    return { passed: 0, failed: 0, output: "" };
  const tally = await runUnder("local", args);
  if (args.length === 0 && tally.failed === 0) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(passedFile, inputs);
  }
  return tally;
}

function hashOfInputs(): string {
  const entries = readdirSync(join(root, "scripts"), { withFileTypes: true, recursive: true });
  const scripts = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = [...scripts.sort(), join(root, "package.json"), join(root, "package-lock.json")];
  return hashOf(files.flatMap((file) => [file, readFileSync(file, "utf8")]));
}
