import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { withClient } from "../../../lib/testing/client";
import { withDatabase } from "../../database/connection";
import { openCluster } from "../../local/postgres/cluster";
import { seedDatabase } from "../../local/services/seed-database";
import { applyMigrations } from "../../migrations/apply";
import { dataFolder } from "../../shared/root";
import { buildWith } from "../playwright";
import type { Settings } from "../playwright";
import { scratchFolder } from "../scratch";
import { replaceAdvisers } from "./office";
import { runningPostgres } from "./postgres";
import type { RunningPostgres } from "./postgres";
import { openSite } from "./site";
import type { FaultSite } from "./site";

export type Harness = {
  readonly postgres: RunningPostgres;
  /** How often a row repeats something. A quick run, which shows whether a row works, repeats a tenth of it. */
  times(full: number): number;
  /** The settings of every program of the site. */
  readonly settings: Settings;
  /**
   * Opens a site with its own copy of the sample office. With `advisers`, this number of advisers work there instead of
   * those of the sample.
   */
  site(name: string, options: { readonly advisers?: number }): Promise<FaultSite>;
  close(): Promise<void>;
};

const template = "faults_seeded";

/** Starts a PostgreSQL server whose writes are durable, as in production, seeds a database and builds the site. */
export async function openHarness({ isQuick }: { readonly isQuick: boolean }): Promise<Harness> {
  const folder = join(dataFolder, "faults-postgres");
  const cluster = await openCluster(folder, { isDurable: true });
  const settings = {
    NODE_ENV: "production",
    SITE_URL: "http://localhost:3000",
    NEXTAUTH_URL: "http://localhost:3000",
    NEXTAUTH_SECRET: "a secret of the tests alone, of some length",
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    DEMO_STAFF_FILE: join(scratchFolder(), "demo-staff.json"),
    TRUSTED_PROXY_HOPS: "1",
    LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "warn",
  };
  const url = await makeSeeded(cluster.url, settings);
  const built = { ...settings, NEXT_DIST_DIR: await buildWith({ ...settings, DATABASE_URL: url }) };
  return {
    postgres: runningPostgres(cluster, folder),
    times: (full) => (isQuick ? full / 10 : full),
    settings: built,
    async site(name, { advisers }) {
      const own = `faults_${name}`;
      await recreate(cluster.url, own, template);
      if (advisers) await withClient(withDatabase(cluster.url, own), (client) => replaceAdvisers(client, advisers));
      const files = join(scratchFolder(), name);
      mkdirSync(files, { recursive: true });
      return openSite(files, withDatabase(cluster.url, own), built);
    },
    close: () => cluster.stop(),
  };
}

/** Creates a database with the records of the demonstration and returns its URL. */
export async function makeSeeded(serverUrl: string, settings: Settings): Promise<string> {
  const url = withDatabase(serverUrl, template);
  await recreate(serverUrl, template);
  await applyMigrations(url);
  await seedDatabase({ ...settings, DATABASE_URL: url });
  return url;
}

async function recreate(url: string, name: string, from = "template1"): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}" template "${from}"`);
  });
}
