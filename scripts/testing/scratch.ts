import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { isAlive } from "../local/locks/processes.mjs";
import { dataFolder } from "../shared/root";

const prefix = "test-run-";

/**
 * Returns the folder of this test run for emails, reports and logs. The files are kept after the run, so that a
 * developer can read them. The next run deletes them.
 */
export function scratchFolder(): string {
  const own = join(dataFolder, `${prefix}${process.pid}`);
  if (made) return own;
  made = true;
  mkdirSync(dataFolder, { recursive: true });
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith(prefix) && !isAlive({ pid: Number(name.slice(prefix.length)), born: "" }))
      rmSync(join(dataFolder, name), { recursive: true });
  }
  mkdirSync(own, { recursive: true });
  return own;
}

let made = false;
