import { env } from "../../../lib/platform/env";
import { withDatabase } from "../../database/connection";
import { migrate } from "../../migrations/migrate";
import { ownDatabase } from "../postgres/open";
import { runProgram } from "../services/run-program";

/** The settings of a program that works with a copy of the database, as the owner of its tables. */
export function settingsOfCopy(url: string) {
  return { DATABASE_URL: withDatabase(url, ownDatabase), DATABASE_MIGRATION_URL: "", DATABASE_DIRECT_URL: "" };
}

/** Migrates a restored copy, holds its emails and payments, and erases again who was erased since. */
export async function makeSilent(url: string): Promise<void> {
  const settings = settingsOfCopy(url);
  await migrate(settings.DATABASE_URL, env().SITE_MODE);
  for (const [program, argument] of [
    ["mail", "hold"],
    ["retention", "repeat"],
  ] as const)
    if ((await runProgram(program, [argument], settings)) !== 0)
      throw new Error(`"npm run ${program} -- ${argument}" failed with the copy; nothing was restored.`);
}
