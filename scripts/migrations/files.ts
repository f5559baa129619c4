import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { root } from "../shared/root";

const schemaFolder = join(root, "prisma/schema");
const migrationsFolder = join(root, "prisma/migrations");

export type SchemaFile = { readonly path: string; readonly content: string };

/** Reads the data model. It consists of one file per subject. */
export async function readSchema(): Promise<SchemaFile[]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(schemaFolder, name);
      return { path, content: await readFile(path, "utf8") };
    }),
  );
}

export type Migration = {
  readonly name: string;
  readonly sql: string;
  /** The SHA-256 hash of the script, in hexadecimal. */ readonly checksum: string;
};

/** Reads all migrations of this release in the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(migrationsFolder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
