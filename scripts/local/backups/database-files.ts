import { createReadStream, createWriteStream } from "node:fs";
import { chmod, chown, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

import type { Account } from "../postgres/account";

/** PostgreSQL's manual says which files must not be in a copy: those of the running server, and its log. */
const leftOut =
  /^postmaster\.(?:pid|opts)$|^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/;

/** The control file says where the recovery begins, so it is copied last. */
const controlFile = "global/pg_control";

const atOnce = 8;

/**
 * Copies the files of a running database, compressed. A file may change or be deleted in the meantime: the log of that
 * time, which a restore repeats, has every change.
 */
export async function packDatabase(from: string, to: string): Promise<void> {
  const { folders, files } = await entriesOf(from);
  await makeFolders(to, folders);
  const copied = files.filter((path) => !leftOut.test(path) && path !== controlFile);
  const pack = (path: string) =>
    pipeline(
      createReadStream(join(from, path)),
      createGzip({ level: 1 }),
      createWriteStream(join(to, `${path}.gz`), { mode: 0o600 }),
    );
  await eachOf(copied, (path) =>
    pack(path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT" || error.path !== join(from, path)) throw error;
      await rm(join(to, `${path}.gz`), { force: true });
    }),
  );
  await pack(controlFile);
}

/** Copies the files of a backup to a new folder that PostgreSQL's account owns. */
export async function unpackDatabase(from: string, to: string, { owner }: Account): Promise<void> {
  const { folders, files } = await entriesOf(from);
  await makeFolders(to, folders);
  await eachOf(files, (path) =>
    pipeline(
      createReadStream(join(from, path)),
      createGunzip(),
      createWriteStream(join(to, path.replace(/\.gz$/, "")), { mode: 0o600 }),
    ),
  );
  if (!owner) return;
  const all = ["", ...folders, ...files.map((path) => path.replace(/\.gz$/, ""))];
  await eachOf(all, (path) => chown(join(to, path), owner.uid, owner.gid));
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(folder.length + 1);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
  };
}

async function makeFolders(to: string, folders: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await chmod(to, 0o700);
  for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
}

async function eachOf(paths: readonly string[], work: (path: string) => Promise<unknown>): Promise<void> {
  const rest = paths.values();
  const lane = async () => {
    for (const path of rest) await work(path);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
