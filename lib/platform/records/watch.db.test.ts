import { seedClaims } from "@/prisma/seed/claims";
import { db } from "@/lib/platform/db/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import { until } from "@/lib/testing/until";

import { log } from "../log";
import { currentVersion, unknownVersion } from "./current-versions.mjs";
import { readVersion } from "./versions";
import { watchRecords } from "./watch";

jest.mock("../log", () => ({ ...jest.requireActual<object>("../log"), log: jest.fn() }));

const quick = { pause: 20, timeoutMs: 300 };
const knownVersion = () => currentVersion("claims", Date.now());

const opened: { stop(): Promise<void> }[] = [];

/** Starts to watch the records. The watch is stopped after the test. */
async function watching(url: string): Promise<{ stop(): Promise<void> }> {
  const { stop } = await watchRecords(url, quick);
  let ended: Promise<void> | undefined;
  const watch = { stop: () => (ended ??= stop()) };
  opened.push(watch);
  return watch;
}

afterEach(async () => {
  for (const watch of opened.splice(0)) await watch.stop();
});

beforeAll(() => db.$transaction((tx) => seedClaims(tx, "demo", () => crypto.randomUUID())));

describe("the version of the claims", () => {
  const anyClaim = { profile_key: { profile: "ca", key: "statistic.cases" } } as const;

  it.each([
    ["an edited claim", () => db.$executeRaw`update claims set position = position + 1 where key = 'statistic.cases'`],
    ["an edited text", () => db.$executeRaw`update claim_texts set text = text || '.' where locale = 'en'`],
    ["a deleted text", () => db.$executeRaw`delete from claim_texts where locale = 'de'`],
    ["a deleted claim", () => db.claim.delete({ where: anyClaim })],
    ["an emptied table", () => db.$executeRaw`truncate claims cascade`],
  ])("changes after %s", async (_how, change) => {
    const before = await readVersion("claims");
    await change();
    expect(await readVersion("claims")).not.toBe(before);
  });

  it("does not change after an update that changes no value", async () => {
    const before = await readVersion("claims");
    await db.$executeRaw`update claims set position = position`;
    expect(await readVersion("claims")).toBe(before);
  });
});

it("updates the known versions of the records until the watch is stopped", async () => {
  const watch = await watching(testDatabaseUrl());
  expect(knownVersion()).toBe(await readVersion("claims"));
  const before = knownVersion();
  await db.$executeRaw`insert into claims (key, kind, profile) values ('promise.another', 'promise', 'ca')`;
  await until(() => knownVersion() !== before);
  expect(knownVersion()).toBe(await readVersion("claims"));
  await watch.stop();
  expect(knownVersion()).toBeUndefined();
});

it("keeps the known versions while the database is unavailable, and updates them when it is back", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const watch = await watching(proxy.url);
  const before = knownVersion();
  proxy.disconnect();
  await db.$executeRaw`delete from claims`;
  const refusals = proxy.refusals();
  await until(() => proxy.refusals() > refusals + 1);
  expect(knownVersion()).toBe(before);
  proxy.restore();
  await until(() => knownVersion() !== before);
  expect(knownVersion()).toBe(await readVersion("claims"));
  await watch.stop();
  await proxy.close();
});

it("notices a connection that stops responding but reports no error", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  const watch = await watching(proxy.url);
  jest.mocked(log).mockClear();
  proxy.stopResponding();
  await until(() => jest.mocked(log).mock.calls.some(([, event]) => event === "records.unwatched"));
  await watch.stop();
  await proxy.close();
});

it("knows no versions if the database is unavailable when the watch starts", async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  proxy.disconnect();
  jest.mocked(log).mockClear();
  const watch = await watching(proxy.url);
  expect(knownVersion()).toBe(unknownVersion);
  // A single failure at the start is usual on a busy machine.
  expect(log).not.toHaveBeenCalled();
  await watch.stop();
  await proxy.close();
});
