import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { withClient } from "../lib/testing/client";
import { anotherDatabase } from "../lib/testing/database";
import { compileScripts } from "./local/boot/compile.mjs";
import { root } from "./shared/root";

jest.setTimeout(60_000);

let programs = "";
beforeAll(async () => {
  programs = await compileScripts(root);
});

/** Runs a program of the product with this database, and returns its exit code and what it printed. */
function run(name: string, url: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(programs, `${name}.js`)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url },
    encoding: "utf8",
  });
  return [status, stdout, stderr];
}

test.each(["build", "db-migrate", "serve", "worker"])('"%s" says in one line that DATABASE_URL is not set', (name) => {
  expect(run(name, "")).toEqual([1, "", "DATABASE_URL is not set. Only npm start brings its own database.\n"]);
});

test.each(["build", "worker"])('"%s" says in one line that the database is not migrated', async (name) => {
  const { url, drop } = await anotherDatabase();
  try {
    await withClient(url, (client) => client.query("delete from _prisma_migrations where migration_name ~ '^0006'"));
    expect(run(name, url)).toEqual([1, "", "The database is not migrated: run npm run db:migrate.\n"]);
  } finally {
    await drop();
  }
});

test('"build" says in one line that the database has no records, which the pages show', async () => {
  const { url, drop } = await anotherDatabase();
  try {
    expect(run("build", url)).toEqual([1, "", "The database has no records yet: run npm run db:seed.\n"]);
  } finally {
    await drop();
  }
});
