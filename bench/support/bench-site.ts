import { join } from "node:path";

import { Client } from "pg";

import { openCluster } from "../../scripts/local/postgres/cluster";
import { withDatabase } from "../../scripts/database/connection";
import { freePort } from "../../scripts/local/postgres/free-port";
import { applyMigrations } from "../../scripts/migrations/apply";
import { seedTexts } from "../../scripts/migrations/seed-texts";
import { dataFolder } from "../../scripts/shared/root";
import { startService } from "../../scripts/local/services/service";
import { buildSite } from "../../scripts/local/stages/build";
import { loadSettings } from "../../scripts/shared/settings";

export type BenchSite = {
  /** Creates a migrated database and opens a connection to it that bypasses the site. */
  database(name: string): Promise<{ readonly url: string; readonly client: Client }>;
  /**
   * Serves the built site with the given database and further settings. The rate limits are too high to be reached.
   */
  serve(databaseUrl: string, settings?: Readonly<Record<string, string>>): Promise<BenchServer>;
  close(): Promise<void>;
};

type BenchServer = {
  readonly address: string;
  readonly pid: number;
  /** The folder of the served build. */
  readonly build: string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL server for benchmarks of the built site. Its writes are durable, as in production. */
export async function openBenchSite(): Promise<BenchSite> {
  Object.assign(process.env, { NODE_ENV: "production" });
  await loadSettings();
  // The build contains `SITE_URL`. With a fixed value, one build can serve every benchmark, although the servers listen
  // on different ports.
  process.env.SITE_URL ||= "http://localhost:3000";
  const cluster = await openCluster(join(dataFolder, "bench-postgres"), { isDurable: true });
  const clients: Client[] = [];

  const database = async (name: string) => {
    const url = withDatabase(cluster.url, name);
    // Code of the site that runs in this process uses the first database.
    process.env.DATABASE_URL ||= url;
    const admin = new Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query(`drop database if exists "${name}" with (force)`);
    await admin.query(`create database "${name}"`);
    await admin.end();
    await applyMigrations(url);
    await seedTexts(url, "demo");
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return { url, client };
  };

  const serve: BenchSite["serve"] = async (databaseUrl, settings = {}) => {
    process.env.DATABASE_URL = databaseUrl;
    const build = await buildSite();
    const port = await freePort();
    const service = await startService({
      name: "serve",
      log: join(dataFolder, "bench.log"),
      env: {
        DATABASE_URL: databaseUrl,
        NEXT_DIST_DIR: build,
        PORT: String(port),
        LIMIT_FACTOR: "1000000",
        LOG_LEVEL: "error",
        ...settings,
      },
    });
    return {
      address: `http://127.0.0.1:${service.ready.port}`,
      pid: service.pid ?? 0,
      build,
      stop: () => service.stop(),
    };
  };

  const close = async () => {
    await Promise.all(clients.map((client) => client.end()));
    await cluster.stop();
  };
  return { database, serve, close };
}
