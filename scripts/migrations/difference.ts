import { noFilters, withEngine } from "./engine";
import { readMigrations, readSchema } from "./files";

/**
 * Returns the SQL that changes the migrations' schema into the data model's schema. If the schemas are equal, returns
 * an SQL comment. Runs the migrations in a scratch database on the given server.
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
