import { dropRun } from "../../lib/testing/database";

/** Stops the PostgreSQL server after the last database test. */
export default async function endServer(): Promise<void> {
  await dropRun();
  await (globalThis as { testServer?: { stop(): Promise<void> } }).testServer?.stop();
}
