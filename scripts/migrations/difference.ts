import { noFilters, withEngine } from "./engine";
import { readMigrations, readSchema } from "./files";

/**
 * The SQL that changes the schema of the migrations into that of the data model, or a comment that there is none. The
 * migrations are replayed in a scratch database of the given server.
 */
export async function differenceSql(url: string): Promise<string> {
  const migrationDirectories = (await readMigrations()).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };
  const from = {
    tag: "migrations" as const,
    baseDir: "prisma/migrations",
    lockfile,
    shadowDbInitScript: "",
    migrationDirectories,
  };
  const to = { tag: "schemaDatamodel" as const, files: await readSchema() };
  const { stdout } = await withEngine(url, (engine) =>
    engine.diff({ from, to, script: true, exitCode: null, filters: noFilters }),
  );
  return stdout ?? "";
}
