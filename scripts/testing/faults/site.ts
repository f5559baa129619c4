import { join } from "node:path";

import type { Client, QueryResultRow } from "pg";

import { withClient } from "../../../lib/testing/client";
import { freePort } from "../../local/postgres/free-port";
import { compiledScript } from "../../local/services/compiled-script";
import { startService } from "../../local/services/service";
import { requireSuccess, runCommand } from "../../shared/run";
import type { Settings } from "../playwright";
import { openMailServer } from "./mail-server";
import type { MailServer } from "./mail-server";

/** A server or a worker. */
export type Program = {
  /** Empty for a worker. */
  readonly address: string;
  readonly pid: number;
  readonly env: Settings;
  /** Lets requests in flight end. */
  stop(): Promise<void>;
  /** Ends the program at once, as `kill -9`. */
  kill(): Promise<void>;
};

/** A site with its own database and mail server. */
export type FaultSite = {
  readonly databaseUrl: string;
  readonly mail: MailServer;
  readonly log: string;
  /** The settings of all programs, besides the addresses of database and mail server. */
  readonly settings: Settings;
  query<T extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly T[]>;
  change(body: (client: Client) => Promise<void>): Promise<void>;
  serve(env?: Settings): Promise<Program>;
  work(env?: Settings): Promise<Program>;
  /** Runs a program of the product to its end. Returns what it printed. Throws if it fails. */
  run(name: string, args?: readonly string[], env?: Settings): Promise<string>;
  /** Registers what ends with the site. */
  onClose(body: () => Promise<unknown>): void;
  close(): Promise<void>;
};

/** Opens a site without starting a program. `settings` are those of all its programs. */
export async function openSite(folder: string, databaseUrl: string, settings: Settings): Promise<FaultSite> {
  const mail = await openMailServer();
  const log = join(folder, "programs.log");
  const ends: (() => Promise<unknown>)[] = [() => mail.stop()];
  const all = { ...settings, DATABASE_URL: databaseUrl, SMTP_URL: mail.url };

  const start = async (name: "serve" | "worker", more: Settings): Promise<Program> => {
    const env = { ...all, ...more };
    const service = await startService({ name, env, log });
    let hasEnded = false;
    const end = async (body: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      body();
      await service.stop();
    };
    const program = {
      address: service.ready.port === undefined ? "" : `http://127.0.0.1:${service.ready.port}`,
      pid: service.pid ?? 0,
      env: more,
      stop: () => end(() => undefined),
      kill: () => end(() => service.kill()),
    };
    ends.push(() => program.stop());
    return program;
  };

  return {
    databaseUrl,
    mail,
    log,
    settings,
    query: (sql, values = []) => withClient(databaseUrl, async (client) => (await client.query(sql, [...values])).rows),
    change: (body) => withClient(databaseUrl, body),
    serve: async (env = {}) => start("serve", { PORT: String(await freePort()), ...env }),
    work: (env = {}) => start("worker", env),
    async run(name, args = [], env = {}) {
      const finished = await runCommand(process.execPath, [compiledScript(name), ...args], { ...all, ...env });
      requireSuccess(finished, name);
      return finished.output.trim();
    },
    onClose: (body) => void ends.push(body),
    close: async () => {
      for (const end of ends.reverse()) await end();
    },
  };
}
