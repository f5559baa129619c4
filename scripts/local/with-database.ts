import { env } from "../../lib/platform/env";
import { ownerUrl } from "../database/other-urls";
import { migrate } from "../migrations/migrate";
import { runScript } from "../shared/run-script";
import { withOwnDatabase } from "./postgres/open";
import { runProgram } from "./services/run-program";

/**
 * Opens and migrates this clone's database and runs a program of the product with it. `db-reset` empties the database,
 * so it must also work if the database cannot be migrated.
 */
runScript(async () => {
  const [program = "", ...args] = process.argv.slice(2);
  let code = 1;
  await withOwnDatabase(async (url) => {
    if (program !== "db-reset") await migrate(url, env().SITE_MODE);
    // The seed of a large office turns off triggers, which only the owner of the tables can do.
    const owner = program === "db-seed" ? { DATABASE_URL: ownerUrl(process.env.DATABASE_URL ?? "") } : {};
    code = await runProgram(program, args, owner);
  });
  process.exitCode = code;
});
