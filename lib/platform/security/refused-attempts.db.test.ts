import { db } from "../db/client";
import { withRequest } from "../request/request-context";
import { msPerDay, msPerHour, msPerMinute } from "../time/instant";
import {
  attemptsStored,
  maxRowsPerHour,
  noteRefusedAttempt,
  sweepRefusedAttempts,
  unknownAccount,
} from "./refused-attempts";
import type { RefusedAttempt } from "./refused-attempts";

const now = Date.parse("2026-12-09T15:20:00Z");
const account = "7f9c1ad2-0000-4000-8000-000000000001";

function note(attempt: RefusedAttempt, address = "192.0.2.7", at = now) {
  withRequest({ id: "r", address }, () => noteRefusedAttempt(attempt, at));
}

async function rows() {
  await attemptsStored();
  return db.refusedAttempt.findMany({ orderBy: [{ hour: "asc" }, { account: "asc" }, { network: "asc" }] });
}

beforeEach(async () => {
  await attemptsStored();
  await db.refusedAttempt.deleteMany();
});

it("stores one row an hour for each kind, account and network, with the first time, the last time and the count", async () => {
  note({ kind: "password-wrong", account });
  await attemptsStored();
  for (const minutes of [1, 2, 3])
    note({ kind: "password-wrong", account }, "192.0.2.200", now + minutes * msPerMinute);
  note({ kind: "password-wrong", account }, "192.0.2.7", now + msPerHour);
  note({ kind: "password-wrong", account }, "2001:db8:1:2::9");
  const [first, elsewhere, later] = await rows();
  expect(first).toEqual({
    hour: new Date("2026-12-09T15:00:00Z"),
    kind: "password-wrong",
    account,
    network: "192.0.2.0/24",
    count: 4,
    firstAt: new Date(now),
    lastAt: new Date(now + 3 * msPerMinute),
  });
  expect(elsewhere).toMatchObject({ network: "2001:db8:1::/48", count: 1 });
  expect(later).toMatchObject({ hour: new Date("2026-12-09T16:00:00Z"), network: "192.0.2.0/24", count: 1 });
});

it("stores neither an unknown email address nor a full IP address", async () => {
  note({ kind: "address-unknown", account: unknownAccount("zoe@example.org") });
  const stored = await rows();
  expect(stored).toMatchObject([{ account: expect.stringMatching(/^[\w-]{43}$/), network: "192.0.2.0/24" }]);
  expect(JSON.stringify(stored)).not.toMatch(/zoe|example|192\.0\.2\.7/);
});

it("writes a flood of attempts with few statements, and limits the rows of an hour without losing a count", async () => {
  const hour = now + 24 * msPerHour;
  const attempts = 3 * maxRowsPerHour;
  for (let index = 0; index < attempts; index += 1)
    note({ kind: "address-unknown", account: `${index}` }, `198.51.${index % 250}.1`, hour);
  note({ kind: "password-wrong", account }, "203.0.113.1", hour);
  const stored = await rows();
  const [statements] = await db.$queryRaw<{ count: number }[]>`
    select count(distinct xmin::text)::int as count from refused_attempts`;
  expect(statements?.count).toBeLessThanOrEqual(2);
  expect(stored).toHaveLength(maxRowsPerHour + 2);
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(attempts + 1);
  expect(stored.find(({ kind }) => kind === "password-wrong")).toMatchObject({ account, network: "" });
});

it("deletes rows after 12 months", async () => {
  note({ kind: "link-wrong" });
  note({ kind: "link-wrong" }, "192.0.2.7", now - 364 * msPerDay);
  note({ kind: "link-wrong" }, "192.0.2.7", now - 366 * msPerDay);
  await attemptsStored();
  expect(await sweepRefusedAttempts(now)).toEqual({ attempts: 1 });
  expect(await rows()).toHaveLength(2);
});
