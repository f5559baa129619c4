import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Client } from "pg";

import { archiveCommand, noteOf } from "../backups/log-commands";
import { withLock } from "../locks/lock.mjs";
import { chooseAccount } from "./account";
import { findBinaries } from "./binaries";
import { freePort } from "./free-port";
import { initialise, readPassword, superuser } from "./initialise";
import type { Place } from "./initialise";
import { isServerOf, readPidFile } from "./pid-file";
import { enter, leave } from "../locks/users.mjs";

/** A running PostgreSQL server that one of our commands started. */
export type Cluster = {
  /** The URL of the server's maintenance database. */
  readonly url: string;
  readonly pid: number;
  /** Stops the server if no other process uses it. */
  stop(): Promise<void>;
};

const readyWithinMs = 60_000;
const goneWithinMs = 30_000;

type Options = {
  /** With false, the server is faster, but loses data if the machine crashes. Tests use false. */
  readonly isDurable: boolean;
  /** The port of the server. Without it, a free port is chosen. */
  readonly port?: number;
  /** Settings of PostgreSQL that differ from the usual ones, for example while a backup is restored. */
  readonly settings?: Settings;
};

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the packaged PostgreSQL server with this data folder. If a server already runs with the folder, uses that
 * server.
 */
export async function openCluster(folder: string, { isDurable, port, settings = {} }: Options): Promise<Cluster> {
  await mkdir(dirname(folder), { recursive: true });
  const users = `${folder}.users`;
  const lock = `${folder}.lock`;
  return withLock(lock, async () => {
    const binaries = await findBinaries();
    const place = { folder, binaries, isDurable, account: chooseAccount(binaries.postgres, folder) };
    await initialise(place);
    const running = (await findRunning(place)) ?? (await launch(place, { port: port ?? (await freePort()), settings }));
    await enter(users);
    const stop = () =>
      withLock(lock, async () => {
        if (await leave(users)) await halt(folder);
      });
    return { ...running, stop };
  });
}

type RunningServer = { url: string; pid: number };

/**
 * Finds a running server of this folder, for example a server that a killed command left behind. Throws if the server
 * runs but does not respond for 30 seconds, because a data folder can have only one server.
 */
async function findRunning({ folder }: Place): Promise<RunningServer | undefined> {
  const left = await readPidFile(folder);
  if (!left) return undefined;
  const url = await addressOf(folder, left.port);
  for (const until = Date.now() + goneWithinMs; isServerOf(folder, left.pid); await wait(100)) {
    if (await responds(url, folder)) return { url, pid: left.pid };
    if (Date.now() > until)
      throw new Error(`PostgreSQL (process ${left.pid}) does not respond. Stop this process, then try again.`);
  }
  // The server has ended. Its pid file is removed, because PostgreSQL refuses to start if the process id in the file
  // now belongs to another program.
  await rm(join(folder, "postmaster.pid"), { force: true });
  return undefined;
}

type Start = { readonly port: number; readonly settings: Settings };

async function launch(place: Place, start: Start): Promise<RunningServer> {
  const url = await addressOf(place.folder, start.port);
  // A recovery that has ended early would end at the same place again.
  const attempts = start.settings.restore_command === undefined ? 3 : 1;
  for (let attempt = 1; ; attempt++) {
    const child = run(place, start);
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    child.once("error", () => (hasEnded = true));
    for (const until = Date.now() + readyWithinMs; Date.now() < until && !hasEnded; await wait(40)) {
      if (await responds(url, place.folder))
        return { url, pid: (await readPidFile(place.folder))?.pid ?? child.pid ?? 0 };
    }
    // After a server was killed, its child processes keep its shared memory for a moment. During this time, a new
    // server cannot start, so this loop tries again.
    if (attempt === attempts) throw new Error(`PostgreSQL does not start: ${await lastLogLines(place.folder)}`);
    await wait(1_000);
  }
}

function run({ binaries, account, folder, isDurable }: Place, { port, settings: given }: Start) {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    timezone: "UTC",
    log_timezone: "UTC",
    jit: "off",
    // The log must not contain client data. These two settings leave out DETAIL lines, which quote rows, and STATEMENT
    // lines, which quote statements with their values.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(isDurable
      ? { archive_mode: "on", archive_command: archiveCommand(noteOf(folder)) }
      : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    ...given,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command = binaries.postgres, ...rest] = [...account.prefix, binaries.postgres, "-D", folder, ...options];
  const log = openSync(`${folder}.log`, "w", 0o600);
  // Ctrl-C in a terminal ends the whole process group. PostgreSQL is detached from the group, because it must run until
  // the web server has answered all current requests.
  const child = spawn(command, rest, { ...account.ids, cwd: "/", detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  return child;
}

async function addressOf(folder: string, port: number): Promise<string> {
  return `postgresql://${superuser}:${encodeURIComponent(await readPassword(folder))}@127.0.0.1:${port}/postgres`;
}

async function responds(connectionString: string, folder: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === folder;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function lastLogLines(folder: string): Promise<string> {
  const log = await readFile(`${folder}.log`, "utf8").catch(() => "");
  return (
    log
      .trim()
      .split("\n")
      .findLast((line) => /FATAL|ERROR|error/.test(line)) ?? `see ${folder}.log`
  );
}

/**
 * Stops the server. SIGINT starts PostgreSQL's fast shutdown, which ends all connections and writes all committed data.
 */
async function halt(folder: string): Promise<void> {
  const running = await readPidFile(folder);
  if (!running || !isServerOf(folder, running.pid)) return;
  process.kill(running.pid, "SIGINT");
  for (const until = Date.now() + goneWithinMs; Date.now() < until; await wait(50)) {
    // PostgreSQL removes its pid file shortly before the process ends.
    if (!(await readPidFile(folder)) && !isServerOf(folder, running.pid)) return;
  }
}
