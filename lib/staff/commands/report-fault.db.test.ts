import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";
import { emptyTables } from "@/lib/testing/empty-tables";
import { until } from "@/lib/testing/until";

import { reportFault, sendFaultNotice } from "./report-fault";

const now = Date.parse("2026-12-01T15:20:00Z");
const fault = { kind: "/[locale]/booking P2010", hour: "2026-12-01T15:00:00.000Z" };

const queued = async () =>
  (
    await db.$queryRaw<{ payload: unknown }[]>`
      select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id and identifier = 'fault-notice' order by jobs.id`
  ).map(({ payload }) => payload);

const clear = () => emptyTables("mail_deliveries", "graphile_worker._private_jobs");
let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  // The database client reads `DATABASE_URL` at its first query, so the variable must be set before any query.
  process.env.DATABASE_URL = proxy.url;
});
beforeEach(clear);
afterAll(async () => {
  await clear();
  await proxy.close();
});

it("queues at most one notice per clock hour for each kind of fault", async () => {
  await reportFault(fault.kind, now);
  await reportFault(fault.kind, now + 1_000);
  await reportFault("/[locale]/faq TypeError", now);
  await reportFault(fault.kind, now + msPerHour);
  expect(await queued()).toEqual([
    fault,
    { kind: "/[locale]/faq TypeError", hour: fault.hour },
    { kind: fault.kind, hour: "2026-12-01T16:00:00.000Z" },
  ]);
});

it("sends staff at most one email per clock hour for each kind of fault, even if several servers queued the same notice", async () => {
  const post = aMailer();
  expect(await sendFaultNotice(fault, post)).toBe("sent");
  expect(await sendFaultNotice(fault, post)).toBe("already-sent");
  expect(post.emails).toMatchObject([{ to: "help@example.com", subject: "[Demo] A page of the website has failed" }]);
  expect(post.emails[0]?.text).toContain(fault.kind);
});

it("queues the notice as soon as the database is available again", async () => {
  proxy.disconnect();
  await reportFault("/[locale]/contact P1001", now, 50);
  const refused = proxy.refusals();
  await until(() => proxy.refusals() > refused);
  proxy.restore();
  let queuedFaults: unknown[] = [];
  await until(async () => {
    queuedFaults = await queued().catch(() => []);
    return queuedFaults.length > 0;
  });
  expect(queuedFaults).toEqual([{ kind: "/[locale]/contact P1001", hour: fault.hour }]);
});
