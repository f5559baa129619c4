import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { MigrationList, SchemaContainer } from "@prisma/schema-engine-wasm/schema_engine_bg";

import { root } from "../shared/root";

const schemaFolder = join(root, "prisma/schema");
const migrationsFolder = join(root, "prisma/migrations");

/** The data model, a file per subject. */
export async function readSchema(): Promise<SchemaContainer[]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(schemaFolder, name);
      return { path, content: await readFile(path, "utf8") };
    }),
  );
}

/** Every migration of this clone, in the order of application. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => {
      const value = await readFile(join(migrationsFolder, name, "migration.sql"), "utf8");
      return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
    }),
  );
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: await readFile(join(migrationsFolder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}
