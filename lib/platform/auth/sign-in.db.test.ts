import { hash } from "@node-rs/argon2";

import { cookies, newBrowser } from "@/lib/testing/browser-request";
import { db } from "../db/client";
import { openSession } from "./sessions";
import { ownBudget, signIn } from "./sign-in";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-12-09T15:00:00Z");
const password = "right horse";
const email = "helen@example.com";
/** Hash options for fast comparisons, because these tests make many attempts. */
const quickly = { memoryCost: 64, timeCost: 1 };

const right = () => signIn({ email, password }, now);
const wrong = (address = email) => signIn({ email: address, password: "wrong horse" }, now);
const refused = { ok: false, error: "AUTH_INVALID_CREDENTIALS" };
const tooMany = { ok: false, error: "TOO_MANY_REQUESTS" };

async function tries(count: number): Promise<void> {
  for (let times = 0; times < count; times += 1) await wrong();
}

beforeEach(async () => {
  newBrowser();
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
  await db.staffUser.create({
    data: { email, name: "Helen Sample", role: "adviser", passwordHash: await hash(password, quickly) },
  });
});

describe("signing in", () => {
  it("creates a session for the right password and ignores the case of the email address", async () => {
    expect(await signIn({ email: " Helen@Example.com", password }, now)).toMatchObject({ ok: true });
    expect(await db.staffSession.count({ where: { endedAt: null } })).toBe(1);
  });

  it("returns the same result for a wrong password, an unknown email address and a deactivated account", async () => {
    expect(await wrong()).toEqual(refused);
    expect(await signIn({ email: "nobody@example.com", password }, now)).toEqual(refused);
    await db.staffUser.updateMany({ data: { isActive: false } });
    expect(await right()).toEqual(refused);
    expect(await db.staffSession.count()).toBe(0);
  });

  it("refuses even the right password if 20 attempts on the account failed, each from a different network", async () => {
    for (let network = 1; network <= 20; network += 1) {
      newBrowser(`198.51.100.${network}`);
      expect(await wrong()).toEqual(refused);
    }
    newBrowser("203.0.113.1");
    expect(await right()).toMatchObject(tooMany);
  });

  it("limits attempts on an unknown account like attempts on an existing account", async () => {
    for (let network = 1; network <= 20; network += 1) {
      newBrowser(`198.51.100.${network}`);
      await wrong("nobody@example.com");
    }
    newBrowser("203.0.113.1");
    expect(await wrong("nobody@example.com")).toMatchObject(tooMany);
  });

  it("does not count a successful sign-in against the limit", async () => {
    for (let times = 0; times < 25; times += 1) {
      newBrowser();
      expect((await right()).ok).toBe(true);
    }
  });

  it("stores no email address in the rate limit counters", async () => {
    await tries(1);
    const keys = await db.$queryRaw<{ key: string }[]>`select key from rate_limits`;
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toMatch(/helen|example/i);
  });

  it("creates no session if the password changed or the account was deactivated during the sign-in", async () => {
    const { id, passwordVersion } = await db.staffUser.findFirstOrThrow();
    expect(await openSession({ id, passwordVersion: passwordVersion - 1 }, now)).toBeUndefined();
    await db.staffUser.updateMany({ data: { isActive: false } });
    expect(await openSession({ id, passwordVersion }, now)).toBeUndefined();
    expect(await db.staffSession.count()).toBe(0);
  });
});

/** Signs in and returns the cookies that make the browser known to the account. */
async function knownBrowser() {
  await right();
  return (await cookies()).getAll();
}

async function browserWith(savedCookies: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
  newBrowser("198.51.100.9");
  for (const { name, value } of savedCookies) (await cookies()).set(name, value);
}

describe("a browser that signed in to the account before", () => {
  it("can sign in while unknown browsers are limited", async () => {
    const savedCookies = await knownBrowser();
    newBrowser();
    await tries(20);
    expect(await right()).toMatchObject(tooMany);
    await browserWith(savedCookies);
    expect(await right()).toMatchObject({ ok: true });
  });

  it("has a cookie that reveals nothing about the account", async () => {
    const [{ name, value } = { name: "", value: "" }] = await knownBrowser();
    expect(name).toMatch(/^known-browser-[0-9a-f]{16}$/);
    expect(value).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  });

  it("has a separate limit for its failed attempts", async () => {
    await browserWith(await knownBrowser());
    const budget = await ownBudget(email);
    expect(budget).toEqual({ limit: "knownBrowser", key: expect.any(String), account: expect.any(String) });
    await tries(20);
    newBrowser();
    expect(await right()).toMatchObject({ ok: true });
  });

  it("is unknown to other accounts, and to its own account if the cookie is forged", async () => {
    const savedCookies = await knownBrowser();
    await db.staffUser.create({
      data: {
        email: "robin@example.com",
        name: "Robin Sample",
        role: "viewer",
        passwordHash: await hash(password, quickly),
      },
    });
    await browserWith(savedCookies);
    expect(await ownBudget("robin@example.com")).toBeUndefined();
    expect(await ownBudget("nobody@example.com")).toBeUndefined();
    await browserWith(savedCookies.map(({ name, value }) => ({ name, value: `x${value}` })));
    expect(await ownBudget(email)).toBeUndefined();
    await browserWith(savedCookies.map(({ name, value }) => ({ name, value: `${value}.x` })));
    expect(await ownBudget(email)).toBeUndefined();
  });

  it("is unknown to another account, even if its cookie is renamed to that account's cookie name", async () => {
    const robin = "robin@example.com";
    await db.staffUser.create({
      data: { email: robin, name: "Robin Sample", role: "viewer", passwordHash: await hash(password, quickly) },
    });
    const [helens] = await knownBrowser();
    newBrowser();
    await signIn({ email: robin, password }, now);
    const [robins] = (await cookies()).getAll();
    expect(await ownBudget(robin)).toBeDefined();
    await browserWith([{ name: robins?.name ?? "", value: helens?.value ?? "" }]);
    expect(await ownBudget(robin)).toBeUndefined();
  });

  it("becomes unknown when the account's password is changed, even directly in the database", async () => {
    const savedCookies = await knownBrowser();
    await browserWith(savedCookies);
    expect(await ownBudget(email)).toBeDefined();
    await db.$executeRaw`update staff_users set password_hash = ${await hash("another horse", quickly)}`;
    expect(await ownBudget(email)).toBeUndefined();
  });

  it("keeps its browser id at the next sign-in", async () => {
    const savedCookies = await knownBrowser();
    await browserWith(savedCookies);
    await right();
    expect((await cookies()).getAll()).toEqual(savedCookies);
  });
});

it("finds no known browser for an email address that the database cannot store", async () => {
  expect(await ownBudget("a\0b@example.com")).toBeUndefined();
});
