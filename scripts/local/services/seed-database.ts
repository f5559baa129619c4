import { requireSuccess, runCommand } from "../../shared/run";
import type { Settings } from "../../shared/run";
import { compiledScript } from "./compiled-script";

/**
 * Seeds the database. Its address is the DATABASE_URL in `extra` or, by default, the DATABASE_URL of this process. The
 * seed runs in a separate process, so that this process does not have to load Prisma and the seed.
 */
export async function seedDatabase(extra?: Settings, args: readonly string[] = []): Promise<void> {
  requireSuccess(await runCommand(process.execPath, [compiledScript("db-seed"), ...args], extra), "db-seed");
}
