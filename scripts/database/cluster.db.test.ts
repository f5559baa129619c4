import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openCluster } from "./cluster";
import { ask } from "./open";
import { isPostgres, readPidFile } from "./pid-file";

// Only the owner may enter a folder made by mktemp. PostgreSQL must start in it, also when the tests run as root.
let above = "";
let folder = "";

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "cluster-"));
  folder = join(above, "data");
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

const open = () => openCluster(folder, { isDurable: false });
const answer = async (url: string) => (await ask<{ one: number }>(url, "select 1 as one"))?.one;

test("starts in a closed folder, stops, and starts again with what was in it", async () => {
  const first = await open();
  await ask(first.url, "create table kept (id int)");
  await first.stop();
  expect([isPostgres(first.pid), await readPidFile(folder)]).toEqual([false, undefined]);
  const second = await open();
  expect(await ask(second.url, "select count(*)::int as rows from kept")).toEqual({ rows: 0 });
  await second.stop();
}, 60_000);

test("joins a server that a killed start left behind, and starts anew after a crash of the server", async () => {
  const left = await open();
  const joined = await open();
  expect([joined.pid, await answer(joined.url)]).toEqual([left.pid, 1]);
  process.kill(left.pid, "SIGKILL");
  const again = await open();
  expect(again.pid).not.toBe(left.pid);
  expect(await answer(again.url)).toBe(1);
  await again.stop();
}, 60_000);

test("is not fooled by a note whose number another program has by now", async () => {
  const first = await open();
  await first.stop();
  writeFileSync(join(folder, "postmaster.pid"), `${process.pid}\n${folder}\n1\n5\n\n127.0.0.1\n`);
  const second = await open();
  expect(await answer(second.url)).toBe(1);
  await second.stop();
}, 60_000);

test("its log tells of refusals and quotes neither rows nor statements", async () => {
  const cluster = await open();
  await ask(cluster.url, "create table people (name text unique)");
  const insert = () => ask(cluster.url, "insert into people values ('Margaret Sample')");
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: "23505" });
  await cluster.stop();
  const log = readFileSync(`${folder}.log`, "utf8");
  expect(log).toContain('duplicate key value violates unique constraint "people_name_key"');
  expect(log).not.toContain("Margaret");
}, 60_000);
