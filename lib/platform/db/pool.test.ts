import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

import { isDatabaseUnavailable } from "./refusals";

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
  expect((await poolWith({})).options).toHaveProperty("statement_timeout", 4_000);
  const direct = "postgresql://site@127.0.0.1:2/site";
  expect((await poolWith({ DATABASE_DIRECT_URL: direct })).options).not.toHaveProperty("statement_timeout");
});

test("without DATABASE_URL, as in a build, queries fail as if the database were unavailable", async () => {
  await expect(poolWith({ DATABASE_URL: "" })).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("gives up a connection to a server that never answers, although the wait for a free connection is longer", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const pool = await poolWith({ DATABASE_URL: `postgresql://site@127.0.0.1:${port}/site` });
    const error: unknown = await pool.connect().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: "timeout expired" });
    expect(isDatabaseUnavailable(error)).toBe(true);
    // The next query of the same request fails at once, and tries no connection.
    await expect(pool.connect()).rejects.toThrow("timeout expired");
    expect(sockets).toHaveLength(1);
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 2_001);
    void pool.connect().catch(() => undefined);
    await once(server, "connection");
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
