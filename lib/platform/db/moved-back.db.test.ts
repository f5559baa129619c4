import { db, pool } from "./client";
import { holdIfMovedBack, readLastSeen } from "./moved-back";

const ranAt = (at: string) =>
  db.$executeRaw`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('a-test', now(), ${at}::timestamptz)
    on conflict (identifier) do update set last_execution = excluded.last_execution`;
const isHeld = async () => (await db.installation.findFirstOrThrow()).mailHeldAt !== null;

beforeEach(async () => {
  await db.installation.deleteMany();
  await db.installation.create({ data: { mode: "live" } });
  await db.$executeRaw`delete from graphile_worker._private_known_crontabs`;
});
afterAll(async () => {
  await db.installation.deleteMany();
  await db.$executeRaw`delete from graphile_worker._private_known_crontabs`;
});

it("holds emails if the database is older than it was when it was last seen", async () => {
  await ranAt("2034-09-06T10:00:00Z");
  const seen = await readLastSeen(pool());
  await ranAt("2034-09-06T09:50:00Z");
  expect(await holdIfMovedBack(pool(), seen)).toBe(true);
  expect(await isHeld()).toBe(true);
});

it.each([
  ["nothing was noted", undefined],
  ["it went on", { at: "2034-09-06T09:59:00Z" }],
  ["a failover lost a minute", { at: "2034-09-06T10:01:00Z" }],
  ["another database was noted", { at: "2034-09-06T12:00:00Z", name: "another" }],
])("holds nothing if %s", async (_when, change) => {
  await ranAt("2034-09-06T10:00:00Z");
  const seen = await readLastSeen(pool());
  expect(await holdIfMovedBack(pool(), change && seen && { ...seen, ...change })).toBe(false);
  expect(await isHeld()).toBe(false);
});
