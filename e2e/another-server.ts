import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../scripts/local/postgres/free-port";
import { startService } from "../scripts/local/services/service";
import { clockAhead } from "../scripts/testing/clock";
import type { OwnSite } from "./own-site";

/**
 * Starts another server of the site, which uses the same database. Its clock is this number of milliseconds ahead of
 * the test's clock. `read` returns the HTML of one of its pages. The first page that a server renders takes seconds on
 * a busy machine, so a test that measures a delay reads the page once before.
 */
export async function anotherServer({ databaseUrl }: OwnSite, folder: string, aheadMs = 0) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "other-server.log");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = aheadMs > 0 ? clockAhead(Number(process.env.CLOCK_SHIFT_MS ?? 0) + aheadMs) : {};
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), NEXTAUTH_URL: url, ...clock };
  const server = await startService({ name: "serve", env, log });
  const read = async (path: string) => (await fetch(url + path)).text();
  return { read, stop: () => server.stop() };
}
