import { anotherDatabase, testDatabaseUrl } from "../../lib/testing/database";
import { withClient } from "../../lib/testing/client";
import { plainError } from "../shared/plain-error.mjs";
import { requireSameDirect, requireSameOwner } from "./same-database";

const before = { ...process.env };
afterEach(() => void Object.assign(process.env, before, { DATABASE_DIRECT_URL: "", DATABASE_MIGRATION_URL: "" }));

const set = (url: string, extra: Readonly<Record<string, string>>) =>
  Object.assign(process.env, { DATABASE_URL: url, ...extra });
/** The same database by another URL. */
const otherWay = (url: string) => `${url}${url.includes("?") ? "&" : "?"}application_name=direct`;
const answer = (promise: Promise<void>) => promise.then(() => "accepted", plainError);

test("accepts the same database by another way", async () => {
  const url = testDatabaseUrl();
  set(url, { DATABASE_DIRECT_URL: otherWay(url), DATABASE_MIGRATION_URL: otherWay(url) });
  expect(await answer(requireSameDirect(url))).toBe("accepted");
  expect(await answer(requireSameOwner(url))).toBe("accepted");
});

test("names the setting of a database that does not answer", async () => {
  const url = testDatabaseUrl();
  const nowhere = Object.assign(new URL(url), { port: "1" }).href;
  set(url, { DATABASE_DIRECT_URL: nowhere });
  expect(await answer(requireSameDirect(url))).toMatch(/^The database of DATABASE_DIRECT_URL does not answer/);
});

test("refuses another database, and creates nothing there", async () => {
  const [url, other] = [testDatabaseUrl(), await anotherDatabase()];
  const schemas = () =>
    withClient(other.url, async (client) => (await client.query("select nspname from pg_namespace")).rowCount);
  try {
    const there = await schemas();
    set(url, { DATABASE_DIRECT_URL: other.url, DATABASE_MIGRATION_URL: other.url });
    expect(await answer(requireSameDirect(url))).toBe(
      "DATABASE_DIRECT_URL leads to another database than DATABASE_URL: both must name the same one.",
    );
    expect(await answer(requireSameOwner(url))).toMatch(/^DATABASE_MIGRATION_URL leads to another database /);
    expect(await schemas()).toBe(there);
  } finally {
    await other.drop();
  }
});
