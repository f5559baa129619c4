import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { withClient } from "../lib/testing/client";
import { anotherDatabase } from "../lib/testing/database";
import { requireDatabase, requireRecords } from "./database/require-database";
import { compileScripts } from "./local/boot/compile.mjs";
import { root } from "./shared/root";

jest.setTimeout(60_000);

/** Runs a program of the product without DATABASE_URL, and returns its exit code and what it printed. */
async function runWithoutDatabase(program: string) {
  const env = { ...process.env, NODE_ENV: "production" as const, DATABASE_URL: "" };
  const child = spawn(process.execPath, [program], { cwd: root, env });
  const [[code], out, errors] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return [code as number, out + errors];
}

test("every program but the build says in one line that DATABASE_URL is not set", async () => {
  const folder = await compileScripts(root);
  const programs = ["db-migrate", "serve", "worker", "keys"].map((name) => join(folder, `${name}.js`));
  const said = await Promise.all(programs.map(runWithoutDatabase));
  expect(said).toEqual(programs.map(() => [1, "DATABASE_URL is not set. Only npm start brings its own database.\n"]));
});

test("a database must be migrated, and for a build it must have records", async () => {
  const { url, drop } = await anotherDatabase();
  const before = process.env.DATABASE_URL;
  try {
    process.env.DATABASE_URL = url;
    expect(await requireDatabase()).toBe(url);
    await expect(requireRecords(url)).rejects.toThrow("The database has no records yet: run npm run db:seed.");
    await withClient(url, (client) => client.query("delete from _prisma_migrations where migration_name ~ '^0006'"));
    await expect(requireDatabase()).rejects.toThrow("The database is not migrated: run npm run db:migrate.");
  } finally {
    process.env.DATABASE_URL = before;
    await drop();
  }
});
