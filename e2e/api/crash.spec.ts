import { join } from "node:path";

import { expect, request as requests, test } from "@playwright/test";
import { Client } from "pg";

import { anotherDatabase } from "../../lib/testing/database";
import { freePort } from "../../scripts/local/postgres/free-port";
import { seedDatabase } from "../../scripts/local/services/seed-database";
import { startService } from "../../scripts/local/services/service";
import { bookingFor, freeSlots, someAddress } from "./visitor";

test("if the server is killed during 200 bookings, each stored booking has an email job and each email job has a booking", async () => {
  test.setTimeout(180_000);
  const database = await anotherDatabase();
  const folder = test.info().outputPath();
  const port = String(await freePort());
  const env = {
    DATABASE_URL: database.url,
    PORT: port,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    DEMO_STAFF_FILE: join(folder, "demo-staff.json"),
  };
  const client = new Client({ connectionString: database.url });
  try {
    await seedDatabase(env);
    await client.connect();
    // This table lists the seeded bookings. They have no email jobs, so the queries below leave them out.
    await client.query("create temporary table seeded as select id from bookings");
    const server = await startService({ name: "serve", env, log: join(folder, "site.log") });
    const site = await requests.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const bodies: ReturnType<typeof bookingFor>[] = [];
    for (let fromDay = 2; bodies.length < 200; fromDay += 1) {
      for (const slot of await freeSlots(site, { fromDay })) bodies.push(bookingFor(slot));
    }

    const confirmed: string[] = [];
    const book = async (body: (typeof bodies)[number]) => {
      const response = await site.post("/api/bookings", { data: body, headers: someAddress() }).catch(() => undefined);
      if (response?.status() !== 201) return;
      confirmed.push((await response.json()).data.bookingReference);
      // At this point some bookings are complete, some are in progress and some have not started.
      if (confirmed.length === 30) server.kill();
    };
    const queue = bodies.slice(0, 200);
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let body = queue.pop(); body; body = queue.pop()) await book(body);
      }),
    );
    await site.dispose();

    const count = async (question: string) => Number((await client.query<{ count: string }>(question)).rows[0]?.count);
    const fresh = "from bookings b where id not in (select id from seeded)";
    const emailJobs =
      "select payload->>'bookingId' as booking from graphile_worker._private_jobs where payload->>'kind' = 'confirmed'";
    expect(await count(`select count(*) ${fresh}`)).toBeGreaterThanOrEqual(confirmed.length);
    expect(confirmed.length).toBeGreaterThanOrEqual(30);
    expect(confirmed.length).toBeLessThan(200);
    expect(
      await count(
        `select count(*) ${fresh} and not exists (select from (${emailJobs}) j where j.booking = b.id::text)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `select count(*) from (${emailJobs}) j where not exists (select from bookings b where b.id::text = j.booking)`,
      ),
    ).toBe(0);
    expect(
      await count(`select count(*) ${fresh} and not exists (select from occupied_time o where o.booking_id = b.id)`),
    ).toBe(0);
    const { rows } = await client.query<{ reference: string }>(
      "select reference from bookings where reference = any($1)",
      [confirmed],
    );
    expect(rows).toHaveLength(confirmed.length);
  } finally {
    await client.end();
    await database.drop();
  }
});
