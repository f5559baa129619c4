import { db } from "@/lib/platform/db/client";
import { tagRecords } from "@/lib/platform/page-tags";
import { clearCurrentVersions, setCurrentVersions, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";
import { untilConnected } from "@/lib/testing/until-connected";
import { seed } from "@/prisma/seed";
import { seedClaims } from "@/prisma/seed/claims";

import { loadClaims } from "./claims/loaders/shown-claims";
import { loadFirm } from "./loaders/firm";

// Next's cache tags work only while a page is rendered, so they are mocked.
jest.mock("@/lib/platform/page-tags", () => ({ tagPage: jest.fn(), tagRecords: jest.fn(), expirePageAt: jest.fn() }));

let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  // The database client reads DATABASE_URL when it connects, so the variable must be set before the first query.
  process.env.DATABASE_URL = proxy.url;
  await seed("live");
  // The live seed creates claims without texts, and such claims are not shown. The tests therefore use the demo claims.
  await db.claim.deleteMany();
  await db.$transaction((tx) => seedClaims(tx, "demo", () => crypto.randomUUID()));
});
beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => {
  proxy.restore();
  clearCurrentVersions();
  jest.restoreAllMocks();
});
afterAll(() => proxy.close());

const setClaimsVersion = async (at = Date.now()) => setCurrentVersions({ claims: await readVersion("claims") }, at);
const keys = async () => (await loadClaims("en")).map(({ key }) => key);
const taggedVersion = () => jest.mocked(tagRecords).mock.lastCall;

it("tags the page with the version of the claims", async () => {
  await loadClaims("en");
  expect(taggedVersion()).toEqual(["claims", await readVersion("claims")]);
});

it("does not query the claims again if their version is unchanged", async () => {
  await setClaimsVersion();
  await loadClaims("en");
  const findMany = jest.spyOn(db.claim, "findMany");
  const all = await keys();
  expect(all.length).toBeGreaterThan(10);
  expect(findMany).not.toHaveBeenCalled();
});

it("stops showing a claim that was deleted by SQL, as soon as the new version of the claims is known", async () => {
  await setClaimsVersion();
  expect(await keys()).toContain("statistic.cases");
  await db.$executeRaw`delete from claims where key = 'statistic.cases'`;
  await setClaimsVersion();
  expect(await keys()).not.toContain("statistic.cases");
});

it("keeps showing the claims for five minutes after the database became unavailable, and then shows none", async () => {
  await setClaimsVersion();
  const all = await keys();
  proxy.disconnect();
  expect(await keys()).toEqual(all);

  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 5 * 60_000 + 1_000);
  expect(await keys()).toEqual([]);
  expect(taggedVersion()).toEqual(["claims", unknownVersion]);
});

it("shows no claims if their version has changed and the database is unavailable", async () => {
  await untilConnected();
  await setClaimsVersion();
  await loadClaims("en");
  proxy.disconnect();
  setCurrentVersions({ claims: "another" }, Date.now());
  expect(await keys()).toEqual([]);
  expect(taggedVersion()).toEqual(["claims", unknownVersion]);
});

describe("the firm's own record", () => {
  const nameShown = async () => (await loadFirm()).tradingName;
  const rename = (name: string) => db.$executeRaw`
    insert into firm_settings (profile, version, facts)
    select profile, version + 1, jsonb_set(facts, '{tradingName}', to_jsonb(${name}::text)) from firm_settings
    where profile = 'ca' order by version desc limit 1`;
  const setFirmVersion = async () => setCurrentVersions({ firm: await readVersion("firm") }, Date.now());

  beforeAll(untilConnected);

  it("is read again when its version has changed", async () => {
    await setFirmVersion();
    await nameShown();
    await rename("Harbour Example Advisers");
    expect(await nameShown()).not.toBe("Harbour Example Advisers");
    await setFirmVersion();
    expect(await nameShown()).toBe("Harbour Example Advisers");
    expect(taggedVersion()).toEqual(["firm", await readVersion("firm")]);
  });

  it("is shown as it was last read if the database is unavailable, and the page is tagged with an unknown version", async () => {
    proxy.disconnect();
    setCurrentVersions({ firm: "another" }, Date.now());
    expect(await nameShown()).toBe("Harbour Example Advisers");
    expect(taggedVersion()).toEqual(["firm", unknownVersion]);
  });

  it("is read again for the next page if its version could be read but the record could not", async () => {
    await rename("Second Example Advisers");
    await setFirmVersion();
    jest.spyOn(db.firmSettings, "findFirst").mockRejectedValueOnce(new Error("invalid"));
    expect(await nameShown()).toBe("Harbour Example Advisers");
    expect(taggedVersion()).toEqual(["firm", unknownVersion]);
    expect(await nameShown()).toBe("Second Example Advisers");
  });
});
