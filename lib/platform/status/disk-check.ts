import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

import { db } from "../db/client";
import { env } from "../env";
import { bounded } from "./parts";
import type { Found } from "./parts";

/** The part of a disk that must be free. */
const minFreeDisk = 0.05;

/** Milliseconds in which the database must name its folder. */
const timeLimit = 500;

type Disk = { readonly free: number; readonly total: number };

type DiskFacts = Disk & {
  /** Whether one of the disks is the database's. */
  readonly hasDatabase: boolean;
};

/** The space of the fullest disk, in bytes, of those with the program, its files and a database on this machine. */
export async function checkDisk(): Promise<Found<DiskFacts>> {
  const state = env().STATE_DIR ?? ".data";
  const [[program, files], database] = await Promise.all([
    Promise.all([process.cwd(), state].map(readDisk)),
    databaseFolder(state).then((folder) => (folder === undefined ? undefined : readDisk(folder))),
  ]);
  const [fullest] = [program, files, database]
    .filter((disk) => disk !== undefined)
    .toSorted((one, other) => one.free / one.total - other.free / other.total);
  if (!fullest) return { status: "unknown" };
  const isEnough = fullest.free / fullest.total >= minFreeDisk;
  return { status: isEnough ? "ok" : "failed", facts: { ...fullest, hasDatabase: database !== undefined } };
}

/** Undefined if there is no such folder, or if its file system has no size. */
async function readDisk(folder: string): Promise<Disk | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found?.blocks) return undefined;
  return { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
}

/** The folder of the database if it is on this machine: that of npm start, or one that the database's user may read. */
async function databaseFolder(state: string): Promise<string | undefined> {
  const own = join(state, "postgres");
  if (existsSync(join(own, "postmaster.pid"))) return own;
  const { DATABASE_URL } = env();
  if (!DATABASE_URL || !isThisMachine(new URL(DATABASE_URL))) return undefined;
  const rows = await bounded(
    () => db.$queryRaw<{ setting: string }[]>`select setting from pg_settings where name = 'data_directory'`,
    timeLimit,
  );
  return rows?.[0]?.setting;
}

const isThisMachine = ({ hostname, searchParams }: URL) =>
  ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname) || searchParams.get("host")?.startsWith("/") === true;
