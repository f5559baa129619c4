import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { queryFirstRow } from "../../database/query-first-row";
import { openCluster } from "../postgres/cluster";
import { listBackups, logFolder } from "./backup-folder";
import { makeBackup } from "./make-backup";
import { restoreDatabase } from "./restore-database";

jest.setTimeout(300_000);

let above = "";
let place = { database: "", backups: "" };
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "backups-"));
  place = { database: join(above, "postgres"), backups: join(above, "backups") };
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

const open = () => openCluster(place.database, { isDurable: true, settings: { fsync: "off" } });
const marksIn = async (url: string) =>
  (await queryFirstRow<{ all: string }>(url, `select string_agg(name, ', ' order by name) as all from marks`))?.all;
const mark = (url: string, name: string) => queryFirstRow(url, `insert into marks values ('${name}')`);

/** A moment of the database's clock, before and after which nothing is committed within a few milliseconds. */
async function momentOf(url: string): Promise<number> {
  const row = await queryFirstRow<{ at: Date }>(url, "select clock_timestamp() as at, pg_sleep(0.02)");
  return (row?.at.getTime() ?? 0) + 5;
}

test("a database is restored to a moment after its backup, and later to a moment after this restore", async () => {
  const first = await open();
  await queryFirstRow(first.url, "create table marks as select 'in the backup' as name");
  const made = await makeBackup({ ...place, url: first.url });
  expect(listBackups(place.backups)).toEqual([made]);
  await mark(first.url, "logged");
  const moment = await momentOf(first.url);
  await mark(first.url, "lost");
  await expect(restoreDatabase(place, moment)).rejects.toThrow(
    `The database is running (process ${first.pid}): stop npm start and other commands first. Nothing was changed.`,
  );
  await first.stop();

  const seen: (string | undefined)[] = [];
  const programs = {
    makeSilent: async (url: string) => void seen.push(await marksIn(url)),
    listLostAppointments: async () => ({ reason: "not asked here" }),
  };
  const { before, lost } = await restoreDatabase(place, moment, programs);
  expect(existsSync(before ?? "")).toBe(true);
  expect(lost).toEqual({ reason: "not asked here" });
  const second = await open();
  await mark(second.url, "after the restore");
  const later = await momentOf(second.url);
  await mark(second.url, "lost again");
  await second.stop();

  await restoreDatabase(place, later, programs);
  expect(seen).toEqual(["in the backup, logged", "after the restore, in the backup, logged"]);
  const third = await open();
  expect(await marksIn(third.url)).toBe(seen[1]);
  await third.stop();
});

test("a backup or a restore that fails leaves everything as it was, and says why in one line", async () => {
  const cluster = await open();
  await queryFirstRow(cluster.url, "create table marks as select 'kept' as name");
  const { finishedAt } = await makeBackup({ ...place, url: cluster.url });
  // The next segment of the log cannot be stored, as with a full disk.
  const next = await queryFirstRow<{ name: string }>(
    cluster.url,
    "select pg_walfile_name(pg_current_wal_lsn()) as name",
  );
  const obstacle = join(logFolder(place.backups), `${next?.name}.gz.new`);
  mkdirSync(obstacle);
  await expect(makeBackup({ ...place, url: cluster.url })).rejects.toThrow(
    "PostgreSQL cannot store its log in the folder of the backups: its disk may be full. No backup was made.",
  );
  rmSync(obstacle, { recursive: true });
  await cluster.stop();
  await expect(restoreDatabase(place, finishedAt - 60_000)).rejects.toThrow("No backup leads to that moment.");
  await expect(restoreDatabase(place, Date.now() + 60_000)).rejects.toThrow("What was logged ends before that moment");
  const makeSilent = () => Promise.reject(new Error("The database is newer than this release."));
  const failing = { makeSilent, listLostAppointments: async () => ({ reason: "" }) };
  await expect(restoreDatabase(place, undefined, failing)).rejects.toThrow("newer than this release");
  expect(readdirSync(place.backups).filter((name) => name.endsWith(".new"))).toEqual([]);
  expect(readdirSync(above).filter((name) => /restored|before/.test(name))).toEqual([]);
  const again = await open();
  expect(await marksIn(again.url)).toBe("kept");
  await again.stop();
});
