import { get } from "node:http";
import { dirname, join } from "node:path";

import { sessionToken } from "../../../lib/testing/session-token";
import { withDatabase } from "../../database/connection";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import { startPgBouncer } from "./pgbouncer";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";
import type { FaultSite } from "./site";
import { figuresOf, seen, visit } from "./watch";

/** The servers reach the database through PgBouncer, which gives each transaction another connection. */
export const pooler: FaultRow = {
  name: "pooler",
  proves: "through PgBouncer in transaction mode everything works, and no lock is left behind",
  needs: ["pgbouncer"],
  async run(harness) {
    const site = await harness.site("pooler", { advisers: 50 });
    try {
      const pooled = await startPgBouncer(join(dirname(site.log), "pgbouncer"), site);
      const through = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: site.databaseUrl };
      const migrated = await migrateNew(site, harness.postgres.url, pooled);
      const server = await site.serve(through);
      const worker = await site.work(through);
      const slots = await freeSlots(server.address, 70);
      // The first answers of a server take longer.
      const { outcomes: early } = await visit({
        address: server.address,
        slots: slots.slice(60),
        name: "pooler-before",
      });
      const stream = await openStream(site, server.address);
      const visited = await visit({ address: server.address, slots: slots.slice(0, 60), name: "pooler" });
      const heard = await stream.heard;
      const rows = await compare(site, [...early, ...visited.outcomes]);
      await worker.kill();
      await server.stop();
      const locks = await site.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and granted
         and database = (select oid from pg_database where datname = current_database())`,
      );
      return [
        known("migrations applied to a new database past the pooler", migrated),
        ...figuresOf("pooler", visited, false),
        seen("a live page hears of a booking", heard),
        ...rows,
        exactly(0, "advisory locks after the end of server and worker", locks.length),
      ];
    } finally {
      await site.close();
    }
  },
};

/** Migrates a new database with the program of the product. Returns the number of migrations. */
async function migrateNew(site: FaultSite, admin: string, pooled: string): Promise<number> {
  const name = "faults_pooler_new";
  await site.query(`drop database if exists ${name} with (force)`);
  await site.query(`create database ${name}`);
  const urls = { DATABASE_URL: withDatabase(pooled, name), DATABASE_DIRECT_URL: withDatabase(admin, name) };
  const applied = await site.run("db-migrate", [], urls);
  await site.query(`drop database ${name} with (force)`);
  return applied.split(",").length;
}

/**
 * Opens the stream of changes as an administrator and waits for its answer. `heard` has the seconds until the first
 * change of a booking, or undefined after 15 seconds.
 */
async function openStream(site: FaultSite, address: string): Promise<{ readonly heard: Promise<number | undefined> }> {
  const [account] = await site.query<{ email: string }>("select email from staff_users where role = 'admin' limit 1");
  const secret = site.settings.NEXTAUTH_SECRET ?? "";
  const token = await sessionToken({
    databaseUrl: site.databaseUrl,
    email: account?.email ?? "",
    secret,
    lifetime: 3_600,
  });
  const headers = { cookie: `next-auth.session-token=${token}` };
  return new Promise((answered, failed) => {
    const request = get(`${address}/api/staff/changes`, { headers }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`The stream was answered with ${response.statusCode}`));
      const began = performance.now();
      answered({
        heard: new Promise((resolve) => {
          const end = (seconds?: number) => {
            clearTimeout(patience);
            request.destroy();
            resolve(seconds);
          };
          const patience = setTimeout(end, 15_000);
          response.setEncoding("utf8").on("data", (chunk: string) => {
            if (chunk.includes("booking")) end((performance.now() - began) / 1_000);
          });
        }),
      });
    });
    request.once("error", failed);
  });
}
