import { readFileSync } from "node:fs";
import { join } from "node:path";

import { anotherDatabase } from "../../lib/testing/database";
import { databaseProxy } from "../../lib/testing/database-proxy";
import { freePort } from "../../scripts/local/postgres/free-port";
import { seedDatabase } from "../../scripts/local/services/seed-database";
import { startService } from "../../scripts/local/services/service";
import { clockAhead } from "../../scripts/testing/clock";
import { expect, test } from "../fixtures";

/**
 * Environment variables for a server with a clock that is ten minutes ahead of the test's clock. The prerendered
 * sitemap is valid for five minutes, so it is stale for this server.
 */
const ahead = clockAhead(Number(process.env.CLOCK_SHIFT_MS ?? 0) + 600_000);

test("without its database the site returns 503 for the sitemap and logs only a few JSON lines", async ({ request }, {
  outputDir,
}) => {
  test.setTimeout(120_000);
  const database = await anotherDatabase();
  const proxy = await databaseProxy(database.url);
  const port = String(await freePort());
  const log = join(outputDir, "site.log");
  const env = {
    DATABASE_URL: proxy.url,
    PORT: port,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    DEMO_STAFF_FILE: join(outputDir, "demo-staff.json"),
    ...ahead,
  };
  await seedDatabase(env);
  const server = await startService({ name: "serve", env, log });
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  try {
    proxy.disconnect();
    const began = readFileSync(log, "utf8").length;
    for (let time = 0; time < 3; time += 1) {
      expect((await request.get(at("/robots.txt"))).status()).toBe(200);
      // The prerendered sitemap was built with another database, so the server must not return it.
      const sitemap = await request.get(at("/sitemap.xml"));
      expect([sitemap.status(), sitemap.headers()["retry-after"]]).toEqual([503, "60"]);
    }
    const ready = await request.get(at("/api/ready"));
    expect([ready.status(), ready.headers()["retry-after"]]).toEqual([503, "5"]);
    const origin = `http://127.0.0.1:${port}`;
    for (let time = 0; time < 10; time += 1) {
      const response = await request.post(at("/booking"), {
        headers: { origin, "next-action": "7f" + "0".repeat(40), "content-type": "multipart/form-data; boundary=x" },
        data: "--x\r\ngarbage",
      });
      expect(response.status()).toBeGreaterThanOrEqual(400);
      expect(response.status()).toBeLessThan(500);
    }
    const lines = () => readFileSync(log, "utf8").slice(began).trim().split("\n").filter(Boolean);
    await expect.poll(() => lines().length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(lines().filter((text) => !/^\{"at":".*\}$/.test(text))).toEqual([]);
    const kinds = lines()
      .map((text) => JSON.parse(text) as { event: string; route?: string })
      .map(({ event, route }) => `${event} ${route ?? ""}`);
    expect(kinds.filter((kind) => kind.startsWith("action.")).length).toBeLessThanOrEqual(1);
    expect(kinds.filter((kind) => kind === "framework ").length).toBeLessThanOrEqual(4);
  } finally {
    await server.stop();
    await proxy.close();
    await database.drop();
  }
});
