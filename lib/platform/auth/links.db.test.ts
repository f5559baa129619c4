import { randomUUID } from "node:crypto";

import { db } from "../db/client";
import { hashToken } from "../security/token";
import { findLink, linkLifetimes, linkToken, openLink, spendLink } from "./links";

const now = Date.parse("2026-12-09T15:00:00Z");
const kind = "password-reset";
let staffUserId = "";

beforeEach(async () => {
  await db.staffUser.deleteMany({});
  ({ id: staffUserId } = await db.staffUser.create({
    data: { email: "helen@example.com", name: "Helen Sample", role: "adviser", passwordHash: "first" },
  }));
});

async function link(): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  await db.$transaction((tx) => openLink(tx, { id, kind, staffUserId }, now));
  return { id, token: linkToken(id) };
}

it("accepts a link until it expires and only for the purpose that it was created for", async () => {
  const { token } = await link();
  const last = now + linkLifetimes[kind] - 1;
  expect(await findLink({ kind, token }, last)).toMatchObject({ staffUserId, email: "helen@example.com" });
  expect(await findLink({ kind, token }, last + 1)).toBeUndefined();
  expect(await findLink({ kind: "invitation", token }, now)).toBeUndefined();
  expect(await findLink({ kind, token: "x".repeat(43) }, now)).toBeUndefined();
  expect(await findLink({ kind, token: "\0" }, now)).toBeUndefined();
});

it("accepts a link only once, even if several requests use it at the same time", async () => {
  const { id, token } = await link();
  const spent = await Promise.all(Array.from({ length: 8 }, () => db.$transaction((tx) => spendLink(tx, id, now))));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await findLink({ kind, token }, now)).toBeUndefined();
});

it("refuses a link if a newer link exists, the password has changed or the account is deactivated", async () => {
  const first = await link();
  const second = await link();
  expect(await findLink({ kind, token: first.token }, now)).toBeUndefined();
  expect(await findLink({ kind, token: second.token }, now)).toBeDefined();
  await db.staffUser.update({ where: { id: staffUserId }, data: { passwordHash: "second" } });
  expect(await findLink({ kind, token: second.token }, now)).toBeUndefined();
  const third = await link();
  await db.staffUser.update({ where: { id: staffUserId }, data: { isActive: false } });
  expect(await findLink({ kind, token: third.token }, now)).toBeUndefined();
});

it("stores a hash of a link's token instead of the token", async () => {
  const { token } = await link();
  const rows = await db.$queryRaw<{ text: string }[]>`select staff_links::text as text from staff_links`;
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).toContain(Buffer.from(hashToken(token)).toString("hex"));
});
