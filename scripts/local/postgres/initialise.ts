import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Account } from "./account";
import type { Binaries } from "./binaries";

export const superuser = "site";

export type Place = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly isDurable: boolean;
};

/** Reads the password of the cluster's only user. It is generated when the cluster is created. */
export async function readPassword(folder: string): Promise<string> {
  return (await readFile(`${folder}.password`, "utf8")).trim();
}

/**
 * Creates an empty cluster if the folder contains none. The cluster is created in a temporary folder, which is renamed
 * at the end. An interrupted attempt therefore never leaves an incomplete cluster in the final folder.
 */
export async function initialise(place: Place): Promise<void> {
  const { folder, account } = place;
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const aside = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(aside, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  await give(aside, account);
  await give(passwordFile, account);
  await runInitdb(place, aside, passwordFile);
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}

/** Makes the account of PostgreSQL the owner of a file or folder. */
export async function give(path: string, { owner }: Account): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}

function runInitdb({ binaries, account, isDurable }: Place, folder: string, passwordFile: string): Promise<void> {
  const options = [
    "--pgdata",
    folder,
    "--username",
    superuser,
    "--pwfile",
    passwordFile,
    "--auth",
    "scram-sha-256",
    // The built-in locale provider of PostgreSQL does not depend on the locales that are installed on the machine.
    "--encoding",
    "UTF8",
    "--locale",
    "C",
    "--locale-provider",
    "builtin",
    "--builtin-locale",
    "C.UTF-8",
    "--no-instructions",
    ...(isDurable ? [] : ["--no-sync"]),
  ];
  const [command = binaries.initdb, ...rest] = [...account.prefix, binaries.initdb, ...options];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { ...account.ids, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    let words = "";
    child.stderr.on("data", (chunk: Buffer) => (words += chunk.toString()));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `PostgreSQL could not make its data folder: ${words.trim().split("\n").at(-1) ?? `initdb ended with ${code}`}`,
          ),
        );
    });
  });
}
