import { spawn } from "node:child_process";

import { env } from "../../lib/platform/env";
import { ownerUrl } from "../database/other-urls";
import { migrate } from "../migrations/migrate";
import { runScript } from "../shared/run-script";
import { withOwnDatabase } from "./postgres/open";
import { compiledScript } from "./services/compiled-script";

/**
 * Opens and migrates this clone's database and runs a program of the product with it. `db-reset` empties the database,
 * so it must also work if the database cannot be migrated.
 */
runScript(async () => {
  const [program = "", ...args] = process.argv.slice(2);
  let code = 1;
  await withOwnDatabase(async (url) => {
    if (program !== "db-reset") await migrate(url, env().SITE_MODE);
    code = await runProgram(program, args);
  });
  process.exitCode = code;
});

function runProgram(name: string, args: readonly string[]): Promise<number> {
  // Ctrl-C in a terminal also reaches the program. This process waits for its end and then closes the database.
  // The seed of a large office turns off triggers, which only the owner of the tables can do.
  const owner = name === "db-seed" ? { DATABASE_URL: ownerUrl(process.env.DATABASE_URL ?? "") } : {};
  const child = spawn(process.execPath, [compiledScript(name), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...owner },
  });
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
