import { noFilters, withEngine } from "./engine";
import { readMigrations, readSchema } from "./files";

/** SQL that leads from the migrations to the data model; says that it is empty when they agree.
 *  The migrations are replayed in a scratch database of the given server. */
export async function differenceSql(url: string): Promise<string> {
  const from = { tag: "migrations" as const, ...(await readMigrations()) };
  const to = { tag: "schemaDatamodel" as const, files: await readSchema() };
  const { stdout } = await withEngine(url, (engine) =>
    engine.diff({ from, to, script: true, exitCode: null, filters: noFilters }),
  );
  return stdout ?? "";
}
