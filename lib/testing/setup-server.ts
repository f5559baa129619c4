import { announceServer } from "./database";
import { openTestServer } from "../../scripts/testing/server";

/** Before the first database test. */
export default async function startServer(): Promise<void> {
  const server = await openTestServer();
  announceServer(server);
  (globalThis as { testServer?: typeof server }).testServer = server;
}
