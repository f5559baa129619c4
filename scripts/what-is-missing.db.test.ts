import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

import { withClient } from "../lib/testing/client";
import { anotherDatabase } from "../lib/testing/database";
import { requireDatabase, requireRecords } from "./database/require-database";
import { compileScripts } from "./local/boot/compile.mjs";
import { freePort } from "./local/postgres/free-port";
import { root } from "./shared/root";

jest.setTimeout(60_000);

/** Runs a program of the product without DATABASE_URL, and returns its exit code and what it printed. */
async function runWithoutDatabase(program: string, settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_ENV: "production" as const, DATABASE_URL: "", ...settings };
  const child = spawn(process.execPath, [program], { cwd: root, env });
  const [[code], out, errors] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return [code as number, out + errors];
}

test("every program but the build says in one line that DATABASE_URL is not set", async () => {
  const folder = await compileScripts(root);
  const programs = ["db-migrate", "serve", "worker", "keys"].map((name) => join(folder, `${name}.js`));
  const said = await Promise.all(programs.map((program) => runWithoutDatabase(program)));
  expect(said).toEqual(programs.map(() => [1, "DATABASE_URL is not set. Only npm start brings its own database.\n"]));
});

test("a server and a worker say in one line that they cannot write to STATE_DIR", async () => {
  const folder = await compileScripts(root);
  const programs = ["serve", "worker"].map((name) => join(folder, `${name}.js`));
  const said = await Promise.all(
    programs.map((program) => runWithoutDatabase(program, { STATE_DIR: "/dev/null/state" })),
  );
  expect(said).toEqual(programs.map(() => [1, "STATE_DIR must be a folder that this user can write to.\n"]));
});

test("a server that answers 503 for missing settings names them when it starts", async () => {
  const file = join(await compileScripts(root), "serve.js");
  const env = { ...process.env, NODE_ENV: "production" as const, PORT: String(await freePort()), SITE_MODE: "live" };
  const child = spawn(process.execPath, [file], { cwd: root, env: { ...env, SMTP_URL: "", MAIL_FROM: "" } });
  const [line] = (await once(createInterface({ input: child.stderr }), "line")) as [string];
  child.kill("SIGTERM");
  expect(line).toMatch(/^Every page answers 503: settings are missing: .*\bSMTP_URL MAIL_FROM\b/);
  expect((await once(child, "exit"))[0]).toBe(0);
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
