import { join } from "node:path";

import { Client } from "pg";

import { anotherDatabase } from "../lib/testing/database";
import { databaseProxy } from "../lib/testing/database-proxy";
import type { DatabaseProxy } from "../lib/testing/database-proxy";
import { freePort } from "../scripts/local/postgres/free-port";
import { seedDatabase } from "../scripts/local/services/seed-database";
import { startService } from "../scripts/local/services/service";
import { test as base } from "./fixtures";

export type OwnSite = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly proxy: DatabaseProxy;
  readonly mailPort: number;
  readonly client: Client;
};

/**
 * A site with its own database. The server connects to the database through `proxy`, so tests can cut the server's
 * connections. The job worker connects directly. If it also used the proxy, its commits could trigger
 * `proxy.disconnectAt("COMMIT")`, and interrupted jobs would stay locked for ten seconds. By default, no mail server
 * listens at the site's SMTP_URL. `siteEnv` can set another URL.
 */
export const test = base.extend<object, { site: OwnSite; siteEnv: Readonly<Record<string, string>> }>({
  siteEnv: [{}, { scope: "worker", option: true }],
  site: [
    async ({ siteEnv }, use, { project, workerIndex }) => {
      const folder = join(project.outputDir, `outage-${workerIndex}`);
      const database = await anotherDatabase();
      const proxy = await databaseProxy(database.url);
      const [port, mailPort] = [await freePort(), await freePort()];
      const url = `http://127.0.0.1:${port}`;
      const env = {
        DATABASE_URL: database.url,
        PORT: String(port),
        NEXTAUTH_URL: url,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        DEMO_STAFF_FILE: join(folder, "demo-staff.json"),
        ...siteEnv,
      };
      await seedDatabase(env);
      const client = new Client({ connectionString: database.url });
      await client.connect();
      const log = join(folder, "outage.log");
      const worker = await startService({ name: "worker", env, log });
      const server = await startService({ name: "serve", env: { ...env, DATABASE_URL: proxy.url }, log });
      await use({ url, databaseUrl: database.url, proxy, mailPort, client });
      await server.stop();
      await worker.stop();
      await client.end();
      await proxy.close();
      await database.drop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
