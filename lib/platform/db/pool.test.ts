const settings = { DATABASE_URL: "postgresql://site@127.0.0.1:1/site", DATABASE_DIRECT_URL: "", DATABASE_POOL: "" };

/** Opens the pool of a process with these settings. It connects only on first use. */
async function poolWith(own: Partial<typeof settings>) {
  jest.resetModules();
  delete (globalThis as { database?: unknown }).database;
  Object.assign(process.env, settings, own);
  return (await import("./client")).pool();
}

const before = { ...process.env };
afterAll(() => Object.assign(process.env, { DATABASE_DIRECT_URL: "", DATABASE_POOL: "" }, before));

test("a process opens at most DATABASE_POOL connections, by default 20", async () => {
  expect((await poolWith({})).options.max).toBe(20);
  expect((await poolWith({ DATABASE_POOL: "5" })).options.max).toBe(5);
});

test("limits each statement, but not through a pooler, which refuses such parameters", async () => {
  expect((await poolWith({})).options).toHaveProperty("statement_timeout", 5_000);
  const direct = "postgresql://site@127.0.0.1:2/site";
  expect((await poolWith({ DATABASE_DIRECT_URL: direct })).options).not.toHaveProperty("statement_timeout");
});

test("without DATABASE_URL, as in a build, queries fail as if the database were unavailable", async () => {
  await expect(poolWith({ DATABASE_URL: "" })).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
