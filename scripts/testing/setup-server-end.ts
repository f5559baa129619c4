import { dropRun } from "../../lib/testing/database";

/**
 * Drops the databases of this run and stops the PostgreSQL server that the run started. Jest runs this after the last
 * database test.
 */
export default async function endServer(): Promise<void> {
  await dropRun();
  await (globalThis as { testServer?: { stop(): Promise<void> } }).testServer?.stop();
}
