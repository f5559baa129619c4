import { hash } from "@node-rs/argon2";

import { db } from "../db/client";
import { msPerHour, msPerMinute } from "../time/instant";
import { endSession, findSession, idleLifetime, longestLifetime } from "./sessions";
import { signIn } from "./sign-in";

const now = Date.parse("2026-12-09T15:00:00Z");
const password = "right horse";
const email = "helen@example.com";

beforeEach(async () => {
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
  await db.staffUser.create({ data: { email, name: "Helen Sample", role: "adviser", passwordHash: await hash(password) } });
});

async function session(): Promise<string> {
  const signed = await signIn({ email, password }, now);
  if (!signed.ok) throw new Error(signed.error);
  return signed.value.sessionId;
}

describe("signing in", () => {
  it("begins a session for who knows the password, however the address is written", async () => {
    const signed = await signIn({ email: "Helen@Example.com", password }, now);
    if (!signed.ok) throw new Error(signed.error);
    expect(await findSession(signed.value.sessionId, now)).toMatchObject({ name: "Helen Sample", role: "adviser", adviserId: null });
  });

  it("has one answer for a wrong password, an unknown address and a closed account", async () => {
    const refused = { ok: false, error: "AUTH_INVALID_CREDENTIALS" };
    expect(await signIn({ email, password: "Right horse" }, now)).toEqual(refused);
    expect(await signIn({ email: "nobody@example.com", password }, now)).toEqual(refused);
    await db.staffUser.updateMany({ data: { isActive: false } });
    expect(await signIn({ email, password }, now)).toEqual(refused);
    expect(await db.staffSession.count()).toBe(0);
  });

  it("stops who tries one account over and over, from wherever, and then even with the right password", async () => {
    for (let tries = 0; tries < 20; tries += 1) await signIn({ email, password: String(tries) }, now);
    expect(await signIn({ email, password }, now)).toMatchObject({ ok: false, error: "TOO_MANY_REQUESTS" });
  });

  it("does not count who got in", async () => {
    for (let times = 0; times < 25; times += 1) expect((await signIn({ email, password }, now)).ok).toBe(true);
  });
});

describe("a session", () => {
  it("ends when it is not used", async () => {
    const id = await session();
    expect(await findSession(id, now + idleLifetime - 1)).toBeDefined();
    expect(await findSession(id, now + 2 * idleLifetime - 1)).toBeUndefined();
  });

  it("lasts while it is used, and eight hours at most", async () => {
    const id = await session();
    for (let at = now; at < now + longestLifetime; at += 20 * msPerMinute) expect(await findSession(id, at)).toBeDefined();
    expect(await findSession(id, now + 8 * msPerHour)).toBeUndefined();
  });

  it("ends at once when it is ended, and with the account", async () => {
    const [ended, other] = [await session(), await session()];
    await endSession(ended, now);
    expect(await findSession(ended, now)).toBeUndefined();
    expect(await findSession(other, now)).toBeDefined();
    await db.staffUser.updateMany({ data: { isActive: false } });
    expect(await findSession(other, now)).toBeUndefined();
  });

  it("is nobody's when there is none of that id", async () => {
    expect(await findSession("3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", now)).toBeUndefined();
  });
});
