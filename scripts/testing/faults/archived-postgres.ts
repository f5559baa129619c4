import { execFile } from "node:child_process";
import { chownSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { withClient } from "../../../lib/testing/client";
import { chooseAccount } from "../../local/postgres/account";
import { freePort } from "../../local/postgres/free-port";
import { root } from "../../shared/root";
import type { Settings } from "../playwright";

/** A PostgreSQL server of the system. pgBackRest archives its log, as in `deploy/`. */
export type ArchivedPostgres = {
  readonly url: string;
  backup(): Promise<void>;
  /** Ends the server at once and deletes its data. The archive stays. */
  destroy(): Promise<void>;
  /** Restores the newest state of the archive and starts the server with it. */
  restore(): Promise<void>;
  /** Restores a copy as the drill does, and returns its list of the appointments since a moment. */
  listSince(moment: Date, settings: Settings): Promise<string>;
  stop(): Promise<void>;
};

const user = "postgres";

/** Starts the server with a new database. The embedded PostgreSQL may be too new for the installed pgBackRest. */
export async function startArchivedPostgres(folder: string): Promise<ArchivedPostgres> {
  const bin = globSync("/usr/lib/postgresql/*/bin").sort().at(-1) ?? "";
  const { prefix, ids, owner } = chooseAccount(join(bin, "postgres"), folder);
  const port = await freePort();
  const place = { data: join(folder, "data"), config: join(folder, "pgbackrest.conf"), port };
  for (const each of [folder, ...["repository", "spool", "lock", "log"].map((name) => join(folder, name))]) {
    mkdirSync(each, { recursive: true });
    if (owner) chownSync(each, owner.uid, owner.gid);
  }
  writeFileSync(place.config, archiveSettings(folder, place));
  const env = { ...process.env, PGBACKREST_CONFIG: place.config };
  const run = async (command: string, ...args: readonly string[]) => {
    const [file = command, ...rest] = [...prefix, command, ...args];
    await promisify(execFile)(file, rest, { ...ids, env, cwd: "/" });
  };
  const control = (...args: readonly string[]) => run(join(bin, "pg_ctl"), "-D", place.data, ...args);
  const start = () => control("-l", join(folder, "postgres.log"), "-w", "-t", "300", "start");
  const backRest = (...args: readonly string[]) => run("pgbackrest", "--stanza=site", ...args);

  await run(join(bin, "initdb"), "-D", place.data, "-U", user, "-A", "trust", "-E", "UTF8", "--no-instructions");
  writeFileSync(join(place.data, "postgresql.auto.conf"), serverSettings(folder, port));
  await start();
  await backRest("stanza-create");
  const url = `postgresql://${user}@127.0.0.1:${port}/postgres`;
  const isInRecovery = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ value: boolean }>("select pg_is_in_recovery() as value");
      return rows[0]?.value ?? true;
    });
  return {
    url,
    backup: () => backRest("--type=full", "backup"),
    async destroy() {
      process.kill(Number(readFileSync(join(place.data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
      rmSync(place.data, { recursive: true, maxRetries: 50, retryDelay: 100 });
    },
    async restore() {
      await run("mkdir", "-m", "700", place.data);
      await backRest("restore");
      await start();
      // It can be read before it has replayed its log, but takes no changes yet.
      while (await isInRecovery()) await pause(200);
    },
    async listSince(moment, settings) {
      const files = { list: join(folder, "appointments.csv"), settings: join(folder, "drill.env") };
      const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
      writeFileSync(files.settings, lines.join(""));
      const drill = {
        SINCE: moment.toISOString(),
        DRILL_FOLDER: join(folder, "drill"),
        DRILL_PORT: String(await freePort()),
        PG_BIN: bin,
        SITE_FOLDER: root,
        SITE_SETTINGS: files.settings,
      };
      const settingsOf = Object.entries(drill).map(([name, value]) => `${name}=${value}`);
      await run("env", "-C", folder, ...settingsOf, "sh", join(root, "deploy/backup/drill.sh"));
      return readFileSync(files.list, "utf8");
    },
    stop: () => control("-m", "immediate", "stop"),
  };
}

/** `deploy/backup/pgbackrest.conf` with an encrypted repository in a folder instead of a bucket. */
function archiveSettings(folder: string, { data, port }: { readonly data: string; readonly port: number }): string {
  const text = readFileSync(join(root, "deploy/backup/pgbackrest.conf"), "utf8");
  const own = [
    `repo1-path=${folder}/repository\nrepo1-cipher-pass=a passphrase of the tests alone`,
    `lock-path=${folder}/lock\nlog-path=${folder}/log\nlog-level-console=off\nlog-level-stderr=error`,
  ];
  return text
    .replace(/^repo1-(?:type|path|s3-\w+)=.*\n/gm, "")
    .replace(/^\[global\]$/m, `[global]\n${own.join("\n")}`)
    .replace("/var/spool/pgbackrest", `${folder}/spool`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${folder}\npg1-port=${port}\npg1-user=${user}`);
}

/** `deploy/postgres/site.conf` with less memory, for this machine only. */
const serverSettings = (folder: string, port: number) =>
  [
    readFileSync(join(root, "deploy/postgres/site.conf"), "utf8"),
    "shared_buffers = 128MB",
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`,
  ].join("\n");
