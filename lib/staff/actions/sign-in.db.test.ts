import { randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { hash } from "@node-rs/argon2";

import { findStaff } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { idle } from "@/lib/platform/forms/form-state";
import { linkToken, openLink } from "@/lib/platform/auth/links";
import { withResponse } from "@/lib/platform/request/response-status";
import { limits } from "@/lib/platform/security/limits";
import { cookies, newBrowser } from "@/lib/testing/browser-request";
import { foreignPaths, staysAt } from "@/lib/testing/foreign-paths";

import { endSession, signOutEverywhere } from "./account";
import { resetPassword, signIn, signOut } from "./sign-in";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const email = "helen@example.com";
const password = "right horse";

beforeAll(async () => {
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  await db.staffUser.create({ data: { email, name: "Helen Sample", role: "adviser", passwordHash } });
});

beforeEach(async () => {
  newBrowser();
  await db.$executeRaw`delete from rate_limits`;
});

function send(fields: Record<string, string>, action = signIn) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email, password, locale: "en", ...fields })) form.set(name, value);
  return action(idle, form);
}

/** Signs in and returns the path that the form redirects to. The path is read from Next's redirect error. */
async function locationAfter(fields: Record<string, string>, action = signIn): Promise<string> {
  try {
    return `no redirect: ${JSON.stringify(await send(fields, action))}`;
  } catch (error) {
    return String((error as { digest?: string }).digest)
      .split(";")
      .slice(2, -2)
      .join(";");
  }
}

const spend = (key: string, used: number) =>
  db.$executeRaw`insert into rate_limits (key, points, expire) values (${key}, ${used}, ${Date.now() + 60_000}) on conflict (key) do update set points = ${used}`;

it.each([
  [{}, "/dashboard"],
  [{ callbackUrl: "/dashboard/inbox?page=2" }, "/dashboard/inbox?page=2"],
  [{ callbackUrl: "/de/dashboard", locale: "fr-CA" }, "/fr-ca/dashboard"],
  [{ callbackUrl: "/de//evil.test" }, "/dashboard"],
])("redirects a sign-in with the fields %j to %s", async (fields, location) => {
  expect(await locationAfter(fields)).toBe(location);
  expect(await findStaff()).toMatchObject({ name: "Helen Sample" });
});

it("redirects to a page of this site in each language, even if callbackUrl leads to another site", async () => {
  const left: string[] = [];
  for (const [index, callbackUrl] of foreignPaths(150)
    .filter((path) => !path.includes("\0"))
    .entries()) {
    const location = await locationAfter({ callbackUrl, locale: ["en", "de", "fr-CA"][index % 3] ?? "en" });
    if (!location.startsWith("/") || !staysAt("https://firm.example", location))
      left.push(`${callbackUrl} -> ${location}`);
  }
  expect(left).toEqual([]);
});

it.each([
  ["\0", "VALIDATION_ERROR"],
  ["a\0b@x.test", "VALIDATION_ERROR"],
  ["not an address", "VALIDATION_ERROR"],
  ["nobody@example.com", "AUTH_INVALID_CREDENTIALS"],
])("refuses the email address %j with %s and does not return the password", async (address, error) => {
  const state = await send({ email: address });
  expect(state).toMatchObject({ status: "failed", error });
  expect(JSON.stringify(state)).not.toContain(password);
});

it.each(["password", "callbackUrl"])("refuses a NUL character in the field %s", async (name) => {
  expect(await send({ [name]: "right\0horse" })).toMatchObject({ error: "VALIDATION_ERROR" });
});

it("lets a known browser sign in after other browsers used up the limits of network, account and site", async () => {
  await locationAfter({});
  const savedCookies = (await cookies()).getAll();
  newBrowser();
  for (let times = 0; times < 10; times += 1) await send({ password: "wrong" });
  await spend("signIn:address:192.0.2.1", limits.signIn.address.points);
  await spend("signIn:site:all", limits.signIn.site.points);
  await db.$executeRaw`update rate_limits set points = 20 where key like 'account:%'`;
  expect(await locationAfter({})).toContain("TOO_MANY_REQUESTS");
  for (const { name, value } of savedCookies.filter(({ name: one }) => one.includes("known-browser")))
    (await cookies()).set(name, value);
  expect(await locationAfter({})).toBe("/dashboard");
});

it("limits a known browser after its own failures, which do not count against other browsers", async () => {
  await locationAfter({});
  for (let times = 0; times < limits.knownBrowser.address.points; times += 1) await send({ password: "wrong" });
  expect(await send({})).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  newBrowser();
  expect(await locationAfter({})).toBe("/dashboard");
});

it("signs in an account whose domain was typed with an umlaut", async () => {
  await db.staffUser.update({ where: { email }, data: { email: "helen@xn--bcher-kva.example" } });
  expect(await locationAfter({ email: "Helen@Bücher.example" })).toBe("/dashboard");
  await db.staffUser.update({ where: { email: "helen@xn--bcher-kva.example" }, data: { email } });
});

it("does not limit successful sign-ins from one network address", async () => {
  for (let times = 0; times < 25; times += 1) {
    newBrowser();
    expect(await locationAfter({})).toBe("/dashboard");
  }
});

it("limits the network address of an unknown browser after ten failures", async () => {
  for (let times = 0; times < 10; times += 1) await send({ email: `nobody-${times}@example.com` });
  expect(await send({})).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  newBrowser("192.0.2.2");
  expect(await locationAfter({})).toBe("/dashboard");
});

it("signing out ends the session on the server and in the browser, but the browser remains known", async () => {
  await locationAfter({});
  const { sessionId } = (await findStaff()) ?? { sessionId: "" };
  await expect(send({}, signOut)).rejects.toMatchObject({ digest: expect.stringContaining(";/login;") });
  expect(await findStaff()).toBeUndefined();
  expect(await db.staffSession.count({ where: { id: sessionId, endedAt: { not: null } } })).toBe(1);
  expect((await cookies()).getAll().map(({ name }) => name)).toEqual([expect.stringMatching(/^known-browser-/)]);
});

it("signing out deletes what the browser has cached of the site", async () => {
  await locationAfter({});
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  await withResponse(response, () => locationAfter({}, signOut));
  expect(response.getHeader("clear-site-data")).toBe('"cache"');
});

describe("while other browsers have used up the limits of the account, the network and the site", () => {
  const newPassword = "nine quiet harbours";

  /** Uses up the limits from many networks, and then moves to a browser that has not signed in before. */
  async function lockAccount() {
    for (let times = 0; times < limits.account.address.points; times += 1) {
      newBrowser(`198.51.100.${times}`);
      await send({ password: "wrong horse" });
    }
    await spend("signIn:site:all", limits.signIn.site.points);
    newBrowser("203.0.113.7");
    expect(await send({})).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  }

  async function sendReset() {
    const { id: staffUserId } = await db.staffUser.findUniqueOrThrow({ where: { email } });
    const id = randomUUID();
    await db.$transaction((tx) => openLink(tx, { id, kind: "password-reset", staffUserId }, Date.now()));
    return locationAfter({ token: linkToken(id), newPassword, repeatedPassword: newPassword }, resetPassword);
  }

  afterEach(async () => {
    await db.staffUser.updateMany({
      where: { email },
      data: { passwordHash: await hash(password, { memoryCost: 64, timeCost: 1 }) },
    });
  });

  it("a reset by the emailed link lets this browser sign in, but no other browser", async () => {
    await lockAccount();
    expect(await sendReset()).toBe("/login?reset=1");
    expect(await locationAfter({ password: newPassword })).toBe("/dashboard");
    newBrowser("203.0.113.8");
    expect(await locationAfter({ password: newPassword })).toContain("TOO_MANY_REQUESTS");
  });

  it("the refusal names the minutes until the next try", async () => {
    await lockAccount();
    await db.$executeRaw`update rate_limits set expire = ${Date.now() + 37 * 60_000} where key like 'account:%'`;
    await db.$executeRaw`delete from rate_limits where key like 'signIn:%'`;
    expect(await send({})).toMatchObject({ message: "Too many tries. You can try again in 37 minutes." });
    expect(await send({ locale: "de" })).toMatchObject({ message: expect.stringContaining("In 37 Minuten") });
  });
});

it.each([
  ["ending another session", endSession],
  ["signing out everywhere", signOutEverywhere],
])("%s asks for the password if the sign-in is more than ten minutes old", async (_what, action) => {
  await locationAfter({});
  newBrowser();
  await locationAfter({});
  const { sessionId } = (await findStaff()) ?? { sessionId: "" };
  const other = await db.staffSession.findFirstOrThrow({ where: { id: { not: sessionId }, endedAt: null } });
  await db.staffSession.update({ where: { id: sessionId }, data: { reauthenticatedAt: new Date(0) } });
  expect(await send({ sessionId: other.id, proofPassword: "" }, action)).toMatchObject({ proof: "password" });
  expect(await db.staffSession.count({ where: { id: other.id, endedAt: null } })).toBe(1);
  expect(await locationAfter({ sessionId: other.id, proofPassword: password }, action)).toMatch(/^\/(dashboard|login)/);
  expect(await db.staffSession.count({ where: { id: other.id, endedAt: null } })).toBe(0);
});
