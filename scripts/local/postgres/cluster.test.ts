import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openCluster } from "./cluster";
import { queryFirstRow } from "../../database/query-first-row";
import { isServerOf, readPidFile } from "./pid-file";

// `mkdtemp` creates the folder `above`, which only its owner can enter. If root runs the tests, the owner is root, but
// PostgreSQL runs as another user. PostgreSQL must still be able to use the data folder inside `above`.
let above = "";
let folder = "";

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "cluster-"));
  folder = join(above, "data");
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

const open = () => openCluster(folder, { isDurable: false });
const selectOne = async (url: string) => (await queryFirstRow<{ one: number }>(url, "select 1 as one"))?.one;

test("PostgreSQL starts in a private folder, stops, and starts again with its data", async () => {
  const first = await open();
  await queryFirstRow(first.url, "create table kept (id int)");
  await first.stop();
  expect([isServerOf(folder, first.pid), await readPidFile(folder)]).toEqual([false, undefined]);
  const second = await open();
  expect(await queryFirstRow(second.url, "select count(*)::int as rows from kept")).toEqual({ rows: 0 });
  await second.stop();
});

test("uses a server that is still running, and starts a new server after the old one has crashed", async () => {
  const left = await open();
  const joined = await open();
  expect([joined.pid, await selectOne(joined.url)]).toEqual([left.pid, 1]);
  process.kill(left.pid, "SIGKILL");
  const again = await open();
  expect(again.pid).not.toBe(left.pid);
  expect(await selectOne(again.url)).toBe(1);
  await again.stop();
});

test("starts no second server in the data folder of a server that runs but does not respond", async () => {
  const paused = await open();
  process.kill(paused.pid, "SIGSTOP");
  // Sets the clock forward by 60 seconds, because `openCluster` waits 30 seconds for a response.
  const now = Date.now;
  setTimeout(() => jest.spyOn(Date, "now").mockImplementation(() => now() + 60_000), 1_000);
  await expect(open()).rejects.toThrow(`PostgreSQL (process ${paused.pid}) does not respond`);
  jest.restoreAllMocks();
  process.kill(paused.pid, "SIGCONT");
  expect((await readPidFile(folder))?.pid).toBe(paused.pid);
  await paused.stop();
});

test("ignores a pid file if its process id now belongs to another program", async () => {
  const first = await open();
  await first.stop();
  writeFileSync(join(folder, "postmaster.pid"), `${process.pid}\n${folder}\n1\n5\n\n127.0.0.1\n`);
  const second = await open();
  expect(await selectOne(second.url)).toBe(1);
  await second.stop();
});

test("PostgreSQL logs errors without quoting rows or statements", async () => {
  const cluster = await open();
  await queryFirstRow(cluster.url, "create table people (name text unique)");
  const insert = () => queryFirstRow(cluster.url, "insert into people values ('Margaret Sample')");
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: "23505" });
  await cluster.stop();
  const log = readFileSync(`${folder}.log`, "utf8");
  expect(log).toContain('duplicate key value violates unique constraint "people_name_key"');
  expect(log).not.toContain("Margaret");
});
