import { readFileSync } from "node:fs";
import { join } from "node:path";

import { announceServer, anotherDatabase } from "../../lib/testing/database";
import { freePort } from "../local/postgres/free-port";
import { seedDatabase } from "../local/services/seed-database";
import { startService } from "../local/services/service";
import type { Service } from "../local/services/service";
import { buildWith } from "./playwright";
import type { Settings } from "./playwright";
import { scratchFolder } from "./scratch";
import { openTestServer } from "./server";
import type { Tally } from "./tally";

/**
 * Builds the site, starts it with its own database and port, and runs `body` with the site's settings. `clock` contains
 * the settings that move the clock of the site. By default, the site runs at the real time.
 */
export async function withSite(body: (settings: Settings) => Promise<Tally>, clock: Settings = {}): Promise<Tally> {
  const server = await openTestServer();
  announceServer(server);
  const database = await anotherDatabase(Number(clock.CLOCK_SHIFT_MS ?? 0));
  try {
    return await serve(database.url, clock, body);
  } finally {
    await database.drop();
    await server.stop();
  }
}

async function serve(url: string, clock: Settings, body: (settings: Settings) => Promise<Tally>): Promise<Tally> {
  const folder = scratchFolder();
  const port = String(await freePort());
  // The host is an IP address, so no name is looked up. For "localhost", Playwright would ask a remote name server on a
  // machine where "localhost" has no IPv6 address.
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: "production",
    DATABASE_URL: url,
    PORT: port,
    // The build contains this URL. By default, "npm start" uses the same URL and can therefore use the tests' build.
    SITE_URL: "http://localhost:3000",
    NEXTAUTH_URL: address,
    NEXTAUTH_SECRET: "a secret of the tests alone, of some length",
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    MAIL_DIR: join(folder, "mail"),
    INBOUND_MAIL_DOMAIN: "reply.example.com",
    INBOUND_MAIL_SECRET: "another secret of the tests, of some length",
    DEMO_STAFF_FILE: join(folder, "demo-staff.json"),
    // The server takes a visitor's IP address from the header X-Forwarded-For. Each test sends a different address in
    // this header, so that rate limits count the tests separately.
    TRUSTED_PROXY_HOPS: "1",
  };
  await seedDatabase({ ...settings, ...clock });
  const built = { ...settings, ...clock, NEXT_DIST_DIR: await buildWith(settings) };
  const services: Service[] = [];
  const log = join(folder, "site.log");
  try {
    for (const name of ["worker", "serve"]) services.push(await startService({ name, env: built, log }));
    return await body({ ...built, BASE_URL: address, SITE_LOG: log });
  } catch (error) {
    if (services.length < 2) console.log(readFileSync(log, "utf8"));
    throw error;
  } finally {
    for (const service of services.reverse()) await service.stop();
  }
}
