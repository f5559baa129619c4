import { Client } from "pg";

import { errorFields, log } from "../log";
import { readChange } from "./changes";
import { publish } from "./subscribers";

/**
 * Times in milliseconds. `pause`: the wait before reconnecting. `check`: the time between two checks of an open
 * connection. `timeoutMs`: the longest wait for a response.
 */
const defaults = { pause: 1_000, check: 2_000, timeoutMs: 5_000 };

/**
 * Forwards the database's notifications to this process's subscribers. If the connection to the database breaks, a new
 * connection is opened. Notifications are lost while there is no connection. After each connect, the subscribers are
 * therefore informed that anything may have changed.
 */
export function listenToChanges(
  connectionString: string | undefined,
  { pause, check, timeoutMs } = defaults,
): { stop(): Promise<void> } {
  let isStopping = false;
  let isDisconnected = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;

  function reportFailure(error: unknown): void {
    failures += 1;
    // While a busy machine starts the site, a single attempt to connect may take too long.
    if (failures === 2) log("warn", "live.disconnected", errorFields(error));
    isDisconnected = true;
  }

  async function connect(): Promise<void> {
    close();
    const opened = new Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client = opened;
    // `run` reports the failure if it cannot connect again.
    opened.on("error", () => (isDisconnected = true));
    opened.on("notification", ({ payload = "" }) => {
      const change = readChange(payload);
      if (change) publish(change);
    });
    await opened.connect();
    await opened.query("listen staff_changes");
    publish("all");
    isDisconnected = false;
    failures = 0;
  }

  /**
   * Opens the connection if there is none. Otherwise checks it with a small query, because a connection may break
   * without an error.
   */
  async function run(): Promise<void> {
    try {
      if (isDisconnected || !client) await connect();
      else await client.query("select 1");
    } catch (error) {
      reportFailure(error);
    }
    if (isDisconnected) close();
  }

  /**
   * Closes the connection without waiting for the server to confirm. The confirmation never comes if the connection
   * broke without an error.
   */
  function close(): void {
    client?.end().catch(() => undefined);
    client = undefined;
  }

  let running = Promise.resolve();
  const next = () => {
    running = run().then(() => {
      if (!isStopping) timer = setTimeout(next, isDisconnected ? pause : check);
    });
  };
  next();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      publish("stop");
      await running;
      clearTimeout(timer);
      close();
    },
  };
}
