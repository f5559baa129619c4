import { announceServer } from "../../lib/testing/database";
import { openTestServer } from "./server";

/** Starts the PostgreSQL server. Jest runs this before the first database test. */
export default async function startServer(): Promise<void> {
  const server = await openTestServer();
  announceServer(server);
  (globalThis as { testServer?: typeof server }).testServer = server;
}
