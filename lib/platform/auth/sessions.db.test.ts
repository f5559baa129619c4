import { db } from "../db/client";
import { msPerHour, msPerMinute } from "../time/instant";
import { endSession, findSession, idleLifetime, maxLifetime, openSession } from "./sessions";

const now = Date.parse("2026-12-09T15:00:00Z");

beforeEach(async () => {
  await db.staffUser.deleteMany({});
  await db.staffUser.create({
    data: { email: "helen@example.com", name: "Helen Sample", role: "adviser", passwordHash: "first" },
  });
});

async function session(): Promise<string> {
  const id = await openSession(await db.staffUser.findFirstOrThrow(), now);
  if (id === undefined) throw new Error("The session was refused");
  return id;
}

it("finds the staff member who signed in", async () => {
  expect(await findSession(await session(), now)).toMatchObject({
    kind: "staff",
    name: "Helen Sample",
    role: "adviser",
    adviserId: null,
  });
});

it("ends a session that was idle for too long", async () => {
  const id = await session();
  expect(await findSession(id, now + idleLifetime - 1)).toBeDefined();
  expect(await findSession(id, now + 2 * idleLifetime - 1)).toBeUndefined();
});

it("keeps a session open while it is used, for at most eight hours", async () => {
  const id = await session();
  for (let at = now; at < now + maxLifetime; at += 20 * msPerMinute) expect(await findSession(id, at)).toBeDefined();
  expect(await findSession(id, now + 8 * msPerHour)).toBeUndefined();
});

it("ends one session of a staff member and keeps the other sessions open", async () => {
  const [ended, other] = [await session(), await session()];
  await endSession(ended, now);
  expect(await findSession(ended, now)).toBeUndefined();
  expect(await findSession(other, now)).toBeDefined();
});

it("ends the sessions of a deactivated account and does not reopen them when the account is reactivated", async () => {
  const id = await session();
  await db.staffUser.updateMany({ data: { isActive: false } });
  expect(await findSession(id, now)).toBeUndefined();
  await db.$executeRaw`update staff_users set is_active = true`;
  expect(await findSession(id, now)).toBeUndefined();
  expect(await findSession(await session(), now)).toBeDefined();
});

it("refuses a session created after its account was deactivated, until the account is reactivated", async () => {
  const staffUserId = (await db.staffUser.findFirstOrThrow({ select: { id: true } })).id;
  await db.staffUser.updateMany({ data: { isActive: false } });
  const data = { staffUserId, createdAt: new Date(now), seenAt: new Date(now) };
  const { id } = await db.staffSession.create({ data, select: { id: true } });
  expect(await findSession(id, now)).toBeUndefined();
  await db.staffUser.updateMany({ data: { isActive: true } });
  expect(await findSession(id, now)).toBeDefined();
});

it("ends sessions if an SQL statement changes the password, and keeps them if it changes other fields", async () => {
  const id = await session();
  await db.$executeRaw`update staff_users set name = 'Helen Example', password_hash = password_hash`;
  expect(await findSession(id, now)).toBeDefined();
  await db.$executeRaw`update staff_users set password_hash = 'second'`;
  expect(await findSession(id, now)).toBeUndefined();
  await db.$executeRaw`update staff_users set password_hash = 'first'`;
  expect(await findSession(id, now)).toBeUndefined();
});

it("the database refuses to reopen a session that has ended", async () => {
  const id = await session();
  await endSession(id, now);
  await expect(db.$executeRaw`update staff_sessions set ended_at = null`).rejects.toThrow("stays ended");
});

it("the database increases the password version only if the password changes", async () => {
  await db.$executeRaw`update staff_users set password_version = 7`;
  await db.$executeRaw`update staff_users set password_version = 7, password_hash = 'second'`;
  expect(await db.staffUser.findFirstOrThrow({ select: { passwordVersion: true } })).toEqual({ passwordVersion: 2 });
});

it("finds no session with an unknown id", async () => {
  expect(await findSession("3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", now)).toBeUndefined();
});
